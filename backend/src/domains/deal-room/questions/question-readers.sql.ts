import { acceptedSql } from '../../deals/access.sql';
import { OPEN_NOW } from '../../ndas/access-rows';
import { signedSql } from '../../ndas/signed';
import { OPEN } from '../../properties/visibility.sql';
import { DOCUMENT } from './question-rows';

/** A question `q` with its property `p`, its document `d` and the access `a` of each who has one there. */
export const QUESTION_ACCESSES = `questions q join properties p on p.id = q.property_id join nda_access a on a.property_id = p.id ${DOCUMENT}`;

/** SQL for whether that access lets its person read the question now: `mayReadDocuments`, and as far as the tier goes [BEYA-113]. */
export const READ_NOW = `${OPEN_NOW} and ${signedSql('a.user_id', 'p.id')} and (${OPEN} or p.status_id <> 5 and ${acceptedSql('a.user_id', 'p.id')}) and coalesce(d.tier, q.document_tier, 0) <= a.tier`;
