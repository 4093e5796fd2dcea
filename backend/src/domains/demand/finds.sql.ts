import { snake } from '../../platform/database/naming';
import { findsSaved } from '../properties/search/asked';

/**
 * Whether the saved search `s` finds `p`, a row of `public_properties`: the search's own sentences over the columns of
 * `saved_searches` [BEYB-33].
 *
 * @param words SQL for the words of `p`, where one property is asked about
 */
export const finds = (words?: string): string => findsSaved((name) => `s.${snake(name)}`, words);
