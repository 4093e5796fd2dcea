import { STAMPABLE, watermarkState } from './watermark';

it('[BEYA-92] only a PDF whose watermark is on goes out with one', () => {
  const states = [...STAMPABLE, null].map((stampable) => watermarkState({ watermark: true, stampable }));
  expect(states).toEqual(['watermarked', 'to prepare', 'not watermarked', 'watermarked']);
  for (const stampable of [...STAMPABLE, null]) {
    expect(watermarkState({ watermark: false, stampable })).toBe('not watermarked');
  }
});
