import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { takeUnknownFilters } from './known-filters';
import { leaveOutStyles } from './styles';

// What is waited for comes at once; the limit is for machines that are busy with other things.
configure({
  asyncUtilTimeout: 20_000,
  // A failure names what was not found; to draw the whole page at each look takes a tenth of the time.
  getElementError: (message) => new Error(message ?? 'There is no such element.'),
});
leaveOutStyles();

Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    // A desktop: wide enough for tables and for the docked menu.
    matches: query.includes('min-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }),
});
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
// Nothing has a size here, so nothing ever grows.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

// An answer that a test makes up refuses no filter; the API does.
afterEach(() => expect(takeUnknownFilters()).toEqual([]));
