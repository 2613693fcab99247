/** One message ready to leave. `id` is the same for every try, so that a repeated delivery can be told. */
export type Mail = { id: string; to: string; replyTo?: string; subject: string; text: string; html: string };

/** Hands a message to whoever delivers it; rejects when that did not take it. */
export type SendMail = (mail: Mail) => Promise<void>;
