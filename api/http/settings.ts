/** What a browser tells of a page that broke in it. */
export type BrokenPage = { page: string; error: string; frames: string[]; release: string };

/** What the API needs to know of the installation it runs in. */
export type ApiSettings = {
  projectId: string;
  /** The public origin, such as https://saharambh.example: the one registered web platform that mailed links lead to. */
  origin: string;
  /** Further registered web platforms, such as https://app.example.com or https://*.example.com:8443; `*` for all. */
  allowedOrigins: string[];
  /** How many proxies in front of us write X-Forwarded-For; 0 believes none. */
  trustedProxies: number;
  /** Hears of pages that broke in a browser. */
  noteBrokenPage?: (page: BrokenPage) => void;
};
