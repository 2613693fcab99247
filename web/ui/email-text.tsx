/** An address that breaks before its host rather than in the middle of a word. */
export function EmailText({ email }: { email: string }) {
  const host = email.lastIndexOf('@');
  return (
    <bdi className="break-words">
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </bdi>
  );
}
