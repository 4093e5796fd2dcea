import { savesVideo } from './video-rules';

describe('the video of a property', () => {
  it('[APROP-83] is saved only if it is non-blank or one exists already', () => {
    expect(savesVideo('dQw4w9WgXcQ', null)).toBe(true);
    expect(savesVideo('', 'dQw4w9WgXcQ')).toBe(true);
    expect(savesVideo('  ', null)).toBe(false);
    expect(savesVideo('', undefined)).toBe(false);
  });
});
