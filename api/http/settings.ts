/** A browser's report of a page that broke in it. */
export type BrokenPage = { page: string; error: string; frames: string[]; release: string };

/** The settings of the installation that the API needs. */
export type ApiSettings = {
  projectId: string;
  /** The public origin, such as https://saharambh.example: the one registered web platform that mailed links lead to. */
  origin: string;
  /** Further registered web platforms, such as https://app.example.com or https://*.example.com:8443; `*` for all. */
  allowedOrigins: string[];
  /** How many proxies in front of us write X-Forwarded-For; 0 believes none. */
  trustedProxies: number;
  /** Gets the reports of pages that broke in a browser. */
  noteBrokenPage?: (page: BrokenPage) => void;
};
