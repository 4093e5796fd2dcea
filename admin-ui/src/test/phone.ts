/** Makes the window one of a phone, until mocks are restored. */
export const showOnPhone = (): void => {
  const asked = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...asked(query), matches: false }));
};
