import { VIDEO_INVALID, videoOf } from '@stowbridge/contract/video';
import { invalid } from '../../../platform/common/errors';

/**
 * What is stored of a video: its code alone, so that no page ever embeds another host [APROP-84]; null when nothing is given.
 * @throws DomainError('invalid') on anything that names no video
 */
export function videoCode(given: string | null | undefined): string | null {
  if (!given?.trim()) {
    return null;
  }
  const video = videoOf(given);
  if (!video) {
    throw invalid(VIDEO_INVALID, 'videoCode');
  }
  return video.code;
}
