/** What the API needs to know of the installation it runs in. */
export type ApiSettings = {
  projectId: string;
  /** The public origin, such as https://saharambh.example: its host is a registered web platform. */
  origin: string;
  /** Hosts of further registered web platforms, such as app.example.com or *.example.com. */
  allowedHosts: string[];
  /** How many proxies in front of us write X-Forwarded-For; 0 believes none. */
  trustedProxies: number;
};
