import { videoOf } from './video';

const youTube = (code: string) => ({
  host: 'YouTube',
  code,
  embedUrl: `https://www.youtube-nocookie.com/embed/${code}`,
  watchUrl: `https://www.youtube.com/watch?v=${code}`,
});
const vimeo = (code: string) => ({
  host: 'Vimeo',
  code,
  embedUrl: `https://player.vimeo.com/video/${code}`,
  watchUrl: `https://vimeo.com/${code}`,
});

describe('a video', () => {
  it.each([
    ['dQw4w9WgXcQ', youTube('dQw4w9WgXcQ')],
    ['  dQw4w9WgXcQ ', youTube('dQw4w9WgXcQ')],
    ['_-4w9WgXc_-', youTube('_-4w9WgXc_-')],
    ['12345678901', youTube('12345678901')],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42', youTube('dQw4w9WgXcQ')],
    ['https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ#t=42', youTube('dQw4w9WgXcQ')],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', youTube('dQw4w9WgXcQ')],
    ['youtube.com/embed/dQw4w9WgXcQ', youTube('dQw4w9WgXcQ')],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youTube('dQw4w9WgXcQ')],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youTube('dQw4w9WgXcQ')],
    ['HTTPS://YouTube.com/live/dQw4w9WgXcQ/', youTube('dQw4w9WgXcQ')],
    ['http://youtu.be/dQw4w9WgXcQ', youTube('dQw4w9WgXcQ')],
    ['https://www.youtube.com:443/watch?v=dQw4w9WgXcQ', youTube('dQw4w9WgXcQ')],
    ['youtube.com?v=dQw4w9WgXcQ', youTube('dQw4w9WgXcQ')],
    ['76979871', vimeo('76979871')],
    ['123456', vimeo('123456')],
    ['1234567890', vimeo('1234567890')],
    ['https://vimeo.com/76979871', vimeo('76979871')],
    ['vimeo.com/channels/staffpicks/76979871', vimeo('76979871')],
    ['https://vimeo.com/76979871/8272103f6e', vimeo('76979871')],
    ['https://player.vimeo.com/video/76979871?h=1', vimeo('76979871')],
  ])('[FEVI-14] [APROP-84] of %j is known by host, code, frame and page', (given, video) =>
    expect(videoOf(given)).toEqual(video),
  );

  it.each([
    '',
    ' ',
    '12345',
    '123456789012',
    'a b',
    'short',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
    'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
    'https://evil-youtube.com/embed/dQw4w9WgXcQ',
    '//youtu.be/dQw4w9WgXcQ',
    'https://notvimeo.com/76979871',
    'https://vimeo.com.evil.example/76979871',
    'javascript:alert(1)',
    'javascript://youtu.be/dQw4w9WgXcQ',
    '"><script>',
    'https://youtu.be/short',
    'https://youtu.be/dQw4w9WgXcQ1',
    'https://vimeo.com/12345678901',
    'https://vimeo.com/',
    'https://www.youtube.com/watch?v=76979871',
  ])('[FEVI-14] [APROP-84] is never %j', (given) => expect(videoOf(given)).toBeNull());
});
