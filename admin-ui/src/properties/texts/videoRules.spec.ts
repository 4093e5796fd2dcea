import { savesVideo, videoAddress } from './videoRules';

describe('the video of a property', () => {
  it('[APROP-83] is saved only if it is non-blank or one exists already', () => {
    expect(savesVideo('dQw4w9WgXcQ', null)).toBe(true);
    expect(savesVideo('', 'dQw4w9WgXcQ')).toBe(true);
    expect(savesVideo('  ', null)).toBe(false);
    expect(savesVideo('', undefined)).toBe(false);
  });

  it('[APROP-71] opens by its code or by its address', () => {
    expect(videoAddress('dQw4w9WgXcQ')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(videoAddress('https://vimeo.com/1234567')).toBe('https://vimeo.com/1234567');
  });
});
