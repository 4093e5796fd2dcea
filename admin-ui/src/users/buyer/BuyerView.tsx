import { useParams } from 'react-router';
import { userTypes } from '../../auth/roles';
import { Communication } from '../../messages/Communication';
import { NdasPanel } from '../../ndas/NdasPanel';
import { Comments, Details } from '../view/Details';
import { History } from '../view/History';
import { Desk } from '../view/Desk';
import { PersonPage } from '../view/PersonPage';
import { SignIns } from '../view/SignIns';
import { Summary } from '../view/Summary';
import { BuyerDeals } from './BuyerDeals';
import { StatusChoice } from './StatusChoice';

/** A buyer as a file on the desk: who they are and where they stand, then their deals, then the rest [ABUY-01] to [ABUY-15]. */
export default function BuyerView() {
  const id = Number(useParams().buyerId);
  return (
    <PersonPage id={id} type={userTypes.Buyer} tab={1}>
      {(buyer) => (
        <Desk
          summary={
            <Summary user={buyer}>
              <StatusChoice user={buyer} />
            </Summary>
          }
          main={
            <>
              <BuyerDeals buyer={buyer} />
              <NdasPanel of={{ userId: buyer.id }} />
              <Communication
                userId={buyer.id}
                userType={userTypes.Buyer}
                userName={`${buyer.firstName} ${buyer.lastName}`}
              />
              <Comments user={buyer} />
            </>
          }
          aside={
            <>
              <Details user={buyer} />
              <History userId={buyer.id} />
              <SignIns userId={buyer.id} />
            </>
          }
        />
      )}
    </PersonPage>
  );
}
