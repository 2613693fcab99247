/** Runs before anything is painted: the remembered theme, and the mark that this browser is signed in. */
const script = `try{var d=document.documentElement.dataset,t=localStorage.getItem("theme");if(t==="dark"||t==="light")d.theme=t;if(localStorage.getItem("signed-in"))d.member=""}catch{}`;

export function BeforePaint({ nonce }: { nonce?: string }) {
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {script}
    </script>
  );
}
