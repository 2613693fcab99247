# syntax=docker/dockerfile:1
# Two stages: one that builds the pages, and one with what serves them.
FROM node:26-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --include=optional --no-audit --no-fund
COPY . .
# The server runs from its bundle and needs none of the build tools.
RUN node tools/build.ts \
  && npm uninstall --no-save --omit=dev --no-audit --no-fund vite @react-router/dev tailwindcss @tailwindcss/vite \
  && rm -rf node_modules/node-linux-*

FROM node:26-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data /backups
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/livez').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# The server itself is the first process: it ends in order on SIGTERM, and nothing outlives it.
CMD ["node", "build/run/main.js"]
