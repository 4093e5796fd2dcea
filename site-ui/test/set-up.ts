import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What is waited for comes at once; the limit is for machines that are busy with other things.
configure({ asyncUtilTimeout: 20_000 });

// jsdom knows the dialog element, but neither opens nor closes it.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
// Nor does it fetch pictures: none is ever decoded.
HTMLImageElement.prototype.decode = () => new Promise(() => undefined);
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

/** Tests that ask for less motion set this before they render. */
export const motion = { reduced: false };
/** The same for what has the width of a phone. */
export const screenOf = { phone: false };

window.matchMedia = (query: string) =>
  ({
    matches:
      (query.includes('prefers-reduced-motion') && motion.reduced) || (query.includes('max-width') && screenOf.phone),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

beforeEach(() => {
  motion.reduced = false;
  screenOf.phone = false;
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'area=; Path=/; Max-Age=0';
});
