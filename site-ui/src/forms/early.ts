/**
 * What people do before the page is taken over: on a slow phone somebody may have pressed a button, or filled a form
 * and sent it, by then. A browser would put the form's fields, the password too, into the address. Instead the
 * submission waits for the form's code, and the last button that was pressed is pressed when the page has been taken
 * over. This runs in the page before anything else of ours; the server writes it into the document. Where the document
 * keeps its code in a template, it is fetched once the page is laid out: after the main photo was asked for, and before
 * the lazy ones are. A page that nobody sees is not laid out, and fetches it at once.
 */
export const earlyScript = `(function(){
addEventListener('submit',function(e){e.preventDefault();document.documentElement.dataset.early=e.target.id},true);
function pressed(e){var b=e.target.closest&&e.target.closest('button[type=button]');if(b)window.early=b}
addEventListener('click',pressed,true);
window.takenOver=function(){removeEventListener('click',pressed,true);var b=window.early;delete window.early;if(b&&b.isConnected)b.click()}
var code=document.getElementById('code');
function fetchCode(){document.head.append(code.content)}
if(code){if(document.hidden)fetchCode();else{var drawn=new ResizeObserver(function(){drawn.disconnect();fetchCode()});drawn.observe(document.documentElement)}}
})()`;

declare global {
  interface Window {
    takenOver?: () => void;
  }
}

/** Presses what was pressed too early; once, when the page has been taken over. */
export function makeUpForEarlyPress(): void {
  const { takenOver } = window;
  delete window.takenOver;
  takenOver?.();
}

/** Forgets the mark that each submission leaves; a form that is taken over handles its own. */
export function forgetEarlySubmission(): void {
  delete document.documentElement.dataset.early;
}

/** Sends a form that was sent before it was taken over. */
export function makeUpForEarlySubmission(form: HTMLFormElement): void {
  if (form.id && document.documentElement.dataset.early === form.id) {
    forgetEarlySubmission();
    form.requestSubmit();
  }
}
