import { Role } from '@stowbridge/contract/ids';
import { useParams } from 'react-router';
import { Communication } from '../../panels/messages/communication';
import { FundsPanel } from '../../panels/funds/funds-panel';
import { RecordLink } from '../../components/record-link';
import { matchingPropertiesOf } from '../../data-provider/matches';
import { MatchesPanel } from '../../panels/matches/matches-panel';
import { NdasPanel } from '../../panels/ndas/ndas-panel';
import { Comments, Details } from '../view/details';
import { History } from '../view/history';
import { Desk } from '../view/desk';
import { PersonPage } from '../view/person-page';
import { SignIns } from '../../components/sign-ins';
import { SecureAccount } from '../secure-account';
import { Summary } from '../view/summary';
import { ViewAs } from '../view-as';
import { BuyerDeals } from './buyer-deals';
import { CriteriaPanel } from './criteria/criteria-panel';
import { SavedSearches } from './saved-searches';
import { StatusChoice } from './status-choice';

/** A buyer as a file on the desk: who they are and their status, then their deals, then the rest [ABUY-01] to [ABUY-15]. */
export default function BuyerView() {
  const id = Number(useParams().buyerId);
  return (
    <PersonPage id={id} type={Role.Buyer} tab={1}>
      {(buyer) => (
        <Desk
          summary={
            <Summary user={buyer}>
              <StatusChoice user={buyer} />
              <ViewAs user={buyer} />
            </Summary>
          }
          main={
            <>
              <BuyerDeals buyer={buyer} />
              <FundsPanel userId={buyer.id} />
              <NdasPanel of={{ userId: buyer.id }} />
              <CriteriaPanel userId={buyer.id} />
              <MatchesPanel
                resource={matchingPropertiesOf(buyer.id)}
                title="Matching properties"
                empty="Properties for sale appear here that meet the criteria of this buyer."
                subject={({ propertyId, propertyName }) => (
                  <RecordLink kind="property" id={propertyId} name={propertyName} />
                )}
              />
              <SavedSearches userId={buyer.id} />
              <Communication
                userId={buyer.id}
                userType={Role.Buyer}
                userName={`${buyer.firstName} ${buyer.lastName}`}
              />
              <Comments user={buyer} />
            </>
          }
          aside={
            <>
              <Details user={buyer} />
              <History userId={buyer.id} />
              <SignIns userId={buyer.id} actions={<SecureAccount user={buyer} />} />
            </>
          }
        />
      )}
    </PersonPage>
  );
}
