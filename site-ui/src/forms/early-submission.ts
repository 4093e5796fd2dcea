/**
 * What a form does before the page is taken over: on a slow phone somebody may have filled it and sent it by then. A
 * browser would put its fields, the password too, into the address. Instead the submission waits for the form's code.
 * This runs in the page before anything else of ours; the server writes it into the document.
 */
export const earlySubmissionScript = `addEventListener('submit',function(e){e.preventDefault();document.documentElement.dataset.early=e.target.id},true)`;

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
