const LONGEST = 72;
const SUBJECT = /^[a-z][a-z0-9-]*: \S.*[^.\s]$/;

/** What is wrong with a commit's subject, which is `scope: what`; undefined when nothing is. */
export function complaintAbout(subject) {
  if (!SUBJECT.test(subject)) {
    return 'A subject is "scope: what", the scope a folder in small letters, without a full stop.';
  }
  return subject.length > LONGEST
    ? `A subject has at most ${LONGEST} characters, this one has ${subject.length}.`
    : undefined;
}
