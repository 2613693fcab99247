# syntax=docker/dockerfile:1
# Two stages: one that builds the server, and one with what it needs to run. Both are of the same Debian.
FROM node:26-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --include=optional --no-audit --no-fund
COPY . .
RUN node tools/build.ts && node tools/keep-apart.ts

# Node's program without npm and headers, which nothing here uses. The embedded PostgreSQL is left out: a container has
# DATABASE_URL (decision 478).
FROM debian:trixie-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 libstdc++6 \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/* \
  && groupadd --gid 1000 node && useradd --uid 1000 --gid node --no-create-home node \
  && mkdir /data /backups && chown node:node /data /backups
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules node_modules
# The server finds these files by where they lie (tests/rules/deploy.test.ts).
COPY --from=build /app/core/districts/tables core/districts/tables
COPY --from=build /app/rules/checks/leaked-passwords.txt rules/checks/leaked-passwords.txt
COPY --from=build /app/web/ui/tokens.css web/ui/tokens.css
COPY --from=build /app/web/ui/fonts web/ui/fonts
COPY --from=build /app/build/client build/client
COPY --from=build /app/build/run build/run
USER node
VOLUME /data /backups
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/livez').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# The server itself is the first process: it ends in order on SIGTERM, and nothing outlives it.
CMD ["node", "build/run/main.js"]
