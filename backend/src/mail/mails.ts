import type { EventMap, EventName } from '../platform/events/events';
import type { MailCategory } from '../domains/accounts/users/mail-categories';
import type { MailContext } from './mail-context';
import type { EventMail, MailDraft, SampleIds } from './mail-definition';
import { accessDeclined } from './mails/access-declined';
import { accessEnds } from './mails/access-ends';
import { accessGranted } from './mails/access-granted';
import { accessRequested } from './mails/access-requested';
import { accessRequestedSeller } from './mails/access-requested-seller';
import { accountApproved } from './mails/account-approved';
import { accountRejected } from './mails/account-rejected';
import { apiKeyCreated } from './mails/api-key-created';
import { apiKeyEnding } from './mails/api-key-ending';
import { apiKeyRevoked } from './mails/api-key-revoked';
import { webhookDisabled } from './mails/webhook-disabled';
import { campaign } from './mails/campaign';
import { campaignStopped } from './mails/campaign-stopped';
import { campaignTest } from './mails/campaign-test';
import { dealAccepted } from './mails/deal-accepted';
import { dealFellThrough } from './mails/deal-fell-through';
import { dealInProcess } from './mails/deal-in-process';
import { dealInterestInProcess } from './mails/deal-interest-in-process';
import { dealInterestWithdrawn } from './mails/deal-interest-withdrawn';
import { dealOwner } from './mails/deal-owner';
import { dealRejected } from './mails/deal-rejected';
import { dealSold } from './mails/deal-sold';
import { dealWithdrawn } from './mails/deal-withdrawn';
import { documentsAdded } from './mails/documents-added';
import { documentsArchive } from './mails/documents-archive';
import { emailChange } from './mails/email-change';
import { emailChangeNotice } from './mails/email-change-notice';
import { emailChangedByOffice } from './mails/email-changed-by-office';
import { emailCode } from './mails/email-code';
import { emailLink } from './mails/email-link';
import { enquiry } from './mails/enquiry';
import { enquiryReply } from './mails/enquiry-reply';
import { criteriaExpired } from './mails/criteria-expired';
import { fundsDecided } from './mails/funds-decided';
import { fundsExpire } from './mails/funds-expire';
import { listingAlert } from './mails/listing-alert';
import { message } from './mails/message';
import { ndaCertified } from './mails/nda-certified';
import { ndaCertifiedOffice } from './mails/nda-certified-office';
import { ndaCertifiedSeller } from './mails/nda-certified-seller';
import { ndaCopy } from './mails/nda-copy';
import { ndaSigned } from './mails/nda-signed';
import { ndaSignedOffice } from './mails/nda-signed-office';
import { offerReceipt } from './mails/offer-receipt';
import { offerReceived } from './mails/offer-received';
import { answerDue } from './mails/answer-due';
import { offerAgreed } from './mails/offer-agreed';
import { offerCountered } from './mails/offer-countered';
import { offerWithdrawn } from './mails/offer-withdrawn';
import { offerReceivedOffice } from './mails/offer-received-office';
import { passwordChanged } from './mails/password-changed';
import { passwordReset } from './mails/password-reset';
import { privacyAccount } from './mails/privacy-account';
import { privacyDone } from './mails/privacy-done';
import { privacyDue } from './mails/privacy-due';
import { privacyExtended } from './mails/privacy-extended';
import { privacyLink } from './mails/privacy-link';
import { privacyReady } from './mails/privacy-ready';
import { privacyReceived } from './mails/privacy-received';
import { privacyRefused } from './mails/privacy-refused';
import { propertyAssigned } from './mails/property-assigned';
import { questionAnswered } from './mails/question-answered';
import { questionAsked } from './mails/question-asked';
import { questionsPublished } from './mails/questions-published';
import { roundClosed } from './mails/round-closed';
import { roundDueSoon } from './mails/round-due-soon';
import { roundExtended } from './mails/round-extended';
import { roundInvitation } from './mails/round-invitation';
import { roundNotChosen } from './mails/round-not-chosen';
import { sellerReport } from './mails/seller-report';
import { secondFactorAdded } from './mails/second-factor-added';
import { secondFactorRemoved } from './mails/second-factor-removed';
import { secondFactorReset } from './mails/second-factor-reset';
import { sessionReused } from './mails/session-reused';
import { signInAttack } from './mails/sign-in-attack';
import { tasksDue } from './mails/tasks-due';
import { temporaryPassword } from './mails/temporary-password';
import { welcome } from './mails/welcome';

/** The mails of each event. Handlers, categories, the words of the mail log and the tests of all mails follow from it. */
export const MAILS = {
  'user.registered': [welcome],
  'user.created': [temporaryPassword],
  'user.approved': [accountApproved],
  'user.rejected': [accountRejected],
  'password.forgotten': [passwordReset],
  'password.changed': [passwordChanged],
  'sign-in.attacked': [signInAttack],
  'session.reused': [sessionReused],
  'second-factor.added': [secondFactorAdded],
  'second-factor.removed': [secondFactorRemoved],
  'second-factor.reset': [secondFactorReset],
  'email.change-asked': [emailChange, emailChangeNotice],
  'email.change-link-asked': [emailChange],
  'email.changed-by-office': [emailChangedByOffice],
  'email.link-asked': [emailLink],
  'email.code-asked': [emailCode],
  'api-key.created': [apiKeyCreated],
  'api-key.revoked': [apiKeyRevoked],
  'api-key.ending': [apiKeyEnding],
  'webhook.disabled': [webhookDisabled],
  'property.assigned': [propertyAssigned],
  'nda.signed': [ndaSigned, ndaCopy, ndaSignedOffice],
  'nda.certified': [ndaCertified, ndaCertifiedSeller, ndaCertifiedOffice],
  'access.requested': [accessRequested, accessRequestedSeller],
  'access.granted': [accessGranted],
  'access.declined': [accessDeclined],
  'access.ending': [accessEnds],
  'access.documents-added': [documentsAdded],
  'documents.archive-asked': [documentsArchive],
  'privacy.ready': [privacyReady],
  'privacy.link-asked': [privacyLink],
  'privacy.account-asked': [privacyAccount],
  'privacy.asked': [privacyReceived],
  'privacy.due': [privacyDue],
  'privacy.done': [privacyDone],
  'privacy.extended': [privacyExtended],
  'privacy.refused': [privacyRefused],
  'question.asked': [questionAsked],
  'question.answered': [questionAnswered],
  'question.declined': [questionAnswered],
  'questions.published': [questionsPublished],
  'tasks.due': [tasksDue],
  'listings.found': [listingAlert],
  'criteria.expired': [criteriaExpired],
  'reports.made': [sellerReport],
  'campaign.batch-due': [campaign],
  'campaign.test-asked': [campaignTest],
  'campaign.stopped': [campaignStopped],
  'funds.decided': [fundsDecided],
  'funds.expiring': [fundsExpire],
  'offer.submitted': [offerReceived, offerReceivedOffice, offerReceipt],
  'offer.countered': [offerCountered],
  'offer.agreed': [offerAgreed],
  'offer.withdrawn': [offerWithdrawn],
  'offer.answer-due': [answerDue],
  'deal.moved': [
    ...dealAccepted,
    ...dealRejected,
    ...dealFellThrough,
    ...dealInProcess,
    ...dealInterestInProcess,
    ...dealSold,
    ...dealWithdrawn,
    ...dealInterestWithdrawn,
  ],
  'deal.owner-changed': [dealOwner],
  'round.invited': [roundInvitation],
  'round.extended': [roundExtended],
  'round.due-soon': [roundDueSoon],
  'round.closed': [roundClosed],
  'round.not-chosen': [roundNotChosen],
  'message.sent': [message],
  'enquiry.received': [enquiry],
  'enquiry.answered': [enquiryReply],
} as const satisfies { [Name in EventName]?: readonly EventMail<string, EventMap[Name]>[] };

type MailEvent = keyof typeof MAILS;
export type MailKind = (typeof MAILS)[MailEvent][number]['kind'];
type AnyMail = EventMail<MailKind, unknown>;

const mailsOf = (name: string): readonly AnyMail[] => (MAILS as { [name: string]: readonly AnyMail[] })[name] ?? [];

const BY_KIND = new Map<string, AnyMail>(
  Object.keys(MAILS)
    .flatMap(mailsOf)
    .map((mail) => [mail.kind, mail]),
);

/** The events that have mails, and those that are shown among the notifications too. */
export const MAIL_EVENTS = Object.keys(MAILS) as MailEvent[];
export const NOTIFICATION_EVENTS = MAIL_EVENTS.filter((name) => mailsOf(name).some(({ notifies }) => notifies));

/** Every kind of mail, as the mail log calls it. */
export const mailKinds = (): Record<string, string> =>
  Object.fromEntries([...BY_KIND.values()].map(({ kind, called }) => [kind, called]));

/** Events of this name that cause each of its mails, one for all that share it. */
export const samplesOf = (name: MailEvent, ids: SampleIds): unknown[] => [
  ...new Map(mailsOf(name).map((mail) => [JSON.stringify(mail.sample(ids)), mail.sample(ids)])).values(),
];

/** What a mail of this kind is about; null when it is always sent. */
export const categoryOf = (kind: string): MailCategory | null => BY_KIND.get(kind)?.category ?? null;

/** The drafts of any event, in the order of the table; none for an event without mails. */
export async function draftsOf(name: string, payload: unknown, context: MailContext): Promise<MailDraft[]> {
  const drafts: MailDraft[] = [];
  for (const mail of mailsOf(name)) {
    drafts.push(...(await mail.drafts(payload as never, context)));
  }
  return drafts;
}
