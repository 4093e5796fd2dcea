import Box from '@mui/material/Box';
import type { OfficeDayDto } from '@stowbridge/api';
import { MATCHES_COUNTED } from '@stowbridge/contract/criteria';
import { today } from '@stowbridge/contract/dates';
import { fundsKindWords } from '@stowbridge/contract/funds';
import { Role, UserStatus } from '@stowbridge/contract/ids';
import { useGetIdentity } from 'react-admin';
import { money, shortDate, shortDateAndTime } from '../components/format';
import { nameOf, useLookups } from '../components/lookups/use-lookups';
import { StateChip } from '../components/state-chip';
import { RecordLink } from '../components/record-link';
import { beginningOf, isOverdue } from '../panels/questions/question';
import { QuestionDocument } from '../panels/questions/question-document';
import { isLate } from '../panels/tasks/task';
import { filtered, paths } from '../paths';
import { ago } from './ago';
import { PrivacyPile } from './privacy-pile';
import { type Entry, Waiting } from './waiting';

const turns = {
  seller: <StateChip tone="info" label="Seller's turn" />,
  buyer: <StateChip tone="neutral" label="Buyer's turn" />,
  office: <StateChip tone="accent" label="Our turn" />,
};

type NewsKind = OfficeDayDto['news']['first'][number]['kind'];
const newsPaths: Record<NewsKind, (id: number) => string> = {
  offer: paths.deal,
  'revised-offer': paths.deal,
  nda: paths.property,
  buyer: paths.buyer,
  enquiry: () => paths.enquiries,
};
const newsKinds: Record<NewsKind, string> = {
  offer: 'Offer',
  'revised-offer': 'Revised offer',
  nda: 'NDA signed',
  buyer: 'New buyer',
  enquiry: 'Enquiry',
};

const buyersWords = (buyers: number): string =>
  buyers === 1 ? '1 buyer' : `${buyers}${buyers >= MATCHES_COUNTED ? ' or more' : ''} buyers`;

/** What waits for somebody, whose turn it is and until when, the longest wait first, and then what is new; what needs nothing takes one line. */
export function Attention({ day }: { day: OfficeDayDto }) {
  const { identity } = useGetIdentity();
  const { dealStatuses, timeZone } = useLookups();
  const offer = ({
    dealId,
    propertyName,
    buyerId,
    buyerName,
    price,
    submittedAt,
    offersDueDate,
    turn,
  }: OfficeDayDto['openOffers']['first'][number]): Entry => ({
    key: dealId,
    to: paths.deal(dealId),
    name: propertyName,
    about: (
      <>
        <RecordLink kind="user" id={buyerId} name={buyerName} userTypeId={Role.Buyer} />
        {[
          '',
          ...(price ? [money(price)] : []),
          ago(submittedAt),
          ...(offersDueDate ? [`due\u00a0${shortDate(`${offersDueDate}T12:00:00`)}`] : []),
        ].join(' · ')}
      </>
    ),
    state: turns[turn],
  });
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {day.brokenEvidence.count > 0 && (
        <Waiting
          title="Evidence"
          nothing="No evidence is broken."
          count={day.brokenEvidence.count}
          entries={day.brokenEvidence.first.map(({ table, row, why, at }) => ({
            key: row,
            to: filtered(paths.auditLog, { action: 'system.evidence-broken' }),
            name: `${table} ${row}`,
            about: `${why} · found\u00a0${shortDateAndTime(at)}`,
          }))}
        />
      )}
      <Waiting
        title="Offers past their due date"
        nothing="No offer is past its due date."
        count={day.overdueOffers.count}
        all={filtered(paths.deals, { waiting: 'overdue' })}
        entries={day.overdueOffers.first.map(offer)}
      />
      <Waiting
        title="Open offers"
        nothing="Every offer is answered."
        count={day.openOffers.count}
        all={filtered(paths.deals, { waiting: 'open' })}
        entries={day.openOffers.first.map(offer)}
      />
      <Waiting
        title="My deals"
        nothing="You own no deal that is on its way."
        count={day.myDeals.count}
        all={identity && filtered(paths.deals, { ownerId: Number(identity.id), waiting: 'live' })}
        entries={day.myDeals.first.map(
          ({ dealId, propertyName, buyerId, buyerName, price, statusId, statusDate, lateSince }) => ({
            key: dealId,
            to: paths.deal(dealId),
            name: propertyName,
            about: (
              <>
                <RecordLink kind="user" id={buyerId} name={buyerName} userTypeId={Role.Buyer} />
                {[
                  '',
                  ...(price ? [money(price)] : []),
                  `${nameOf(dealStatuses, statusId)} since\u00a0${shortDate(statusDate)}`,
                ].join(' · ')}
              </>
            ),
            state: lateSince && (
              <StateChip tone="danger" label={`Late: due\u00a0${shortDate(`${lateSince}T12:00:00`)}`} />
            ),
          }),
        )}
      />
      <Waiting
        title="My tasks"
        nothing="No task of yours is open."
        count={day.myTasks.count}
        all={paths.calendar}
        entries={day.myTasks.first.map((task) => ({
          key: task.id,
          to: task.dealId
            ? paths.deal(task.dealId)
            : task.propertyId
              ? paths.property(task.propertyId)
              : paths.calendar,
          name: task.title,
          about: (
            <>
              {task.propertyId !== null && <RecordLink kind="property" id={task.propertyId} name={task.propertyName} />}
              {[
                ...(task.propertyId !== null ? [''] : []),
                ...(task.takenOverFrom ? [`taken over from ${task.takenOverFrom}`] : []),
                task.dueOn ? `due\u00a0${shortDate(`${task.dueOn}T12:00:00`)}` : 'due: not set',
              ].join(' · ')}
            </>
          ),
          state: isLate({ ...task, doneAt: null }, today(timeZone)) && <StateChip tone="danger" label="Late" />,
        }))}
      />
      <Waiting
        title="Pending buyers"
        nothing="Nobody waits for approval."
        count={day.pendingBuyers.count}
        all={filtered(paths.dashboard(1), { statusId: UserStatus.Pending })}
        entries={day.pendingBuyers.first.map(({ id, name, createdAt }) => ({
          key: id,
          to: paths.buyer(id),
          name,
          about: `registered ${ago(createdAt)}`,
        }))}
      />
      <Waiting
        title="NDAs waiting"
        nothing="Nobody waits for access."
        count={day.waitingNdas.count}
        all={filtered(paths.ndas, { state: 'pending' })}
        entries={day.waitingNdas.first.map(({ id, name, propertyId, propertyName, createdAt }) => ({
          key: id,
          to: paths.nda(id),
          name,
          about: (
            <>
              <RecordLink kind="property" id={propertyId} name={propertyName} />
              {` · signed ${ago(createdAt)}`}
            </>
          ),
        }))}
      />
      <Waiting
        title="Documents to prepare"
        nothing="Buyers can open every document."
        count={day.documentsToPrepare.count}
        entries={day.documentsToPrepare.first.map(({ id, name, propertyId, propertyName }) => ({
          key: id,
          to: paths.documents(propertyId),
          name,
          about: <RecordLink kind="property" id={propertyId} name={propertyName} />,
        }))}
      />
      <Waiting
        title="Questions"
        nothing="Every question is answered."
        count={day.questionsToAnswer.count}
        entries={day.questionsToAnswer.first.map((question) => ({
          key: question.id,
          to: paths.question(question.propertyId, question.id),
          name: beginningOf(question.text),
          about: (
            <>
              <RecordLink
                kind="user"
                id={question.askerId}
                name={question.askerName}
                userTypeId={question.askerUserTypeId}
              />
              {' · '}
              <RecordLink kind="property" id={question.propertyId} name={question.propertyName} />
              {` · due\u00a0${shortDate(question.dueAt)} `}
              <QuestionDocument question={question} />
            </>
          ),
          state: isOverdue(question) && <StateChip tone="danger" label="Overdue" />,
        }))}
      />
      <Waiting
        title="Proofs of funds"
        nothing="Every proof of funds is decided on."
        count={day.fundsToCheck.count}
        entries={day.fundsToCheck.first.map(({ id, userId, name, kind, amount, createdAt }) => ({
          key: id,
          to: paths.funds(userId),
          name,
          about: [fundsKindWords[kind], money(amount), `sent ${ago(createdAt)}`].join(' · '),
        }))}
      />
      <PrivacyPile requests={day.privacyRequests} />
      <Waiting
        title="New matches"
        nothing="No new listing matches a buyer."
        count={day.newMatches.count}
        entries={day.newMatches.first.map(({ propertyId, propertyName, listedAt, buyers }) => ({
          key: propertyId,
          to: paths.property(propertyId),
          name: propertyName,
          about: `${buyersWords(buyers)} · listed ${ago(listedAt)}`,
        }))}
      />
      {day.reportsOfTomorrow.count > 0 && (
        <Waiting
          title="Reports of tomorrow"
          nothing=""
          count={day.reportsOfTomorrow.count}
          entries={day.reportsOfTomorrow.first.map(({ propertyId, propertyName, sellerId, sellerName, note }) => ({
            key: propertyId,
            to: paths.property(propertyId),
            name: propertyName,
            about: (
              <>
                to <RecordLink kind="user" id={sellerId} name={sellerName} userTypeId={Role.Seller} />
                {note && ` · ${beginningOf(note)}`}
              </>
            ),
            state: !note && <StateChip tone="neutral" label="No sentence yet" />,
          }))}
        />
      )}
      <Waiting
        title="Open enquiries"
        nothing="Every enquiry is handled."
        count={day.openEnquiries.count}
        all={filtered(paths.enquiries, { state: 'open' })}
        entries={day.openEnquiries.first.map(({ id, name, createdAt }) => ({
          key: id,
          to: filtered(paths.enquiries, { state: 'open' }),
          name,
          about: `received ${ago(createdAt)}`,
        }))}
      />
      <Waiting
        title="New in the last 24 hours"
        nothing="Nothing came in during the last 24 hours."
        count={day.news.count}
        entries={day.news.first.map(({ kind, id, name, about, aboutUserId, at }) => ({
          key: `${kind}-${id}-${at}`,
          to: newsPaths[kind](id),
          name,
          about: (
            <>
              {`${newsKinds[kind]} · `}
              {about && (
                <>
                  <RecordLink kind="user" id={aboutUserId} name={about} userTypeId={Role.Buyer} />
                  {' · '}
                </>
              )}
              {shortDateAndTime(at)}
            </>
          ),
        }))}
      />
      <Waiting
        title="Properties without an NDA"
        nothing="Every open property has an NDA to sign."
        count={day.propertiesWithoutNda.count}
        entries={day.propertiesWithoutNda.first.map(({ id, name, city, stateCode }) => ({
          key: id,
          to: paths.property(id),
          name,
          about: `${city}, ${stateCode}`,
        }))}
      />
      <Waiting
        title="Failed e-mails"
        nothing="Every e-mail went out."
        count={day.failedMails.count}
        all={filtered(paths.mails, { status: 'failed' })}
        entries={day.failedMails.first.map(({ id, subject, recipient }) => ({
          key: id,
          to: paths.mail(id),
          name: subject,
          about: recipient,
        }))}
      />
    </Box>
  );
}
