/** SQL for the agreement that is signed on a row `p` of `properties` today: that of its newest NDA document. */
const NEWEST_TEXT =
  '(select d.agreement_id from documents d where d.property_id = p.id and d.document_type_id = 8 order by d.id desc limit 1)';

/**
 * The SQL condition that somebody may read what was signed, and its certificate, on a row `n` of `ndas` with `p` left-joined from
 * `properties`: an administrator (`$2`) everything, its signer (`$3`) and the seller on whose property it was signed theirs, but
 * for a seller from whom the names of buyers are kept [BEYA-95].
 */
export const MAY_READ_TEXT = `($2 or n.user_id = $3 or p.seller_id = $3 and p.seller_sees_names)`;

/**
 * The SQL condition that a row `n` of `ndas` counts for a row `p` of `properties`: nobody has been asked to sign again
 * since, or it is under the text that is to be signed. Of a property that is gone (`p` null by a left join) every
 * signature counts.
 */
export const SIGNATURE_COUNTS = `(p.nda_asked_again_at is null or n.signed_at >= p.nda_asked_again_at or n.agreement_id = ${NEWEST_TEXT})`;

/**
 * The SQL expression for whether a person has signed the NDA of a property, the only one; what the signature opens is said
 * by their access [PROF-16, PROF-18, FEVI-07].
 * What is asked is a row of its own, so that the caller's names cannot be taken for those in here.
 * @param user SQL for the person's id, as `$1` or `d.buyer_id`
 * @param property SQL for the property's id
 */
export const signedSql = (user: string, property: string): string =>
  `exists (select from (select ${user}::int by_user, ${property}::int of_property) asked
    join ndas n on n.user_id = by_user and n.property_id = of_property left join properties p on p.id = n.property_id where ${SIGNATURE_COUNTS})`;

/**
 * The SQL condition that this person's access to the property is open; whether it has an end that has come is left to the
 * rule, because an accepted offer outlasts it.
 */
export const openSql = (user: string, property: string): string =>
  `exists (select from nda_access where user_id = ${user} and property_id = ${property} and state = 'open')`;
