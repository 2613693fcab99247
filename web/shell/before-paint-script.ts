/** The remembered theme, and the mark that this browser is signed in. */
export const beforePaint = `try{var d=document.documentElement.dataset,t=localStorage.getItem("theme");if(t==="dark"||t==="light")d.theme=t;if(localStorage.getItem("signed-in"))d.member=""}catch{}`;
