/**
 * [FSITE-08] Whether somebody is pressing: between the press on a button and its release nothing may move, or the
 * release meets another place and the press is lost.
 */
let pressing = false;
let waiting: (() => unknown)[] = [];

function released(): void {
  pressing = false;
  const due = waiting;
  waiting = [];
  // The click comes after the release.
  setTimeout(() => due.forEach((run) => run()));
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressing = true), true);
  window.addEventListener('pointerup', released, true);
  window.addEventListener('pointercancel', released, true);
  // The list of a select takes the release for itself; what comes next shows that it has been.
  window.addEventListener('keydown', () => pressing && released(), true);
  window.addEventListener('pointermove', ({ buttons }) => pressing && !buttons && released(), true);
}

/** Runs what may move the page: at once after the click of a press. Fingers press and release before a field is left. */
export function afterPress(run: () => unknown): void {
  if (pressing) {
    waiting.push(run);
  } else {
    setTimeout(run);
  }
}
