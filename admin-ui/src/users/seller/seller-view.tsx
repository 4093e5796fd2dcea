import { Role } from '@stowbridge/contract/ids';
import { useParams } from 'react-router';
import { Desk } from '../view/desk';
import { Communication } from '../../panels/messages/communication';
import { Comments, Details } from '../view/details';
import { History } from '../view/history';
import { PersonPage } from '../view/person-page';
import { SignIns } from '../../components/sign-ins';
import { SecureAccount } from '../secure-account';
import { Summary } from '../view/summary';
import { UserStatusAction } from '../user-status-action';
import { ViewAs } from '../view-as';
import { ListingActivity } from './listing-activity';
import { SellerProperties } from './seller-properties';

/** A seller as a file on the desk: who they are and their status, then their properties, then the rest [ASEL-01] to [ASEL-17]. */
export default function SellerView() {
  const id = Number(useParams().sellerId);
  return (
    <PersonPage id={id} type={Role.Seller} tab={2}>
      {(seller) => (
        <Desk
          summary={
            <Summary user={seller}>
              <UserStatusAction user={seller} />
              <ViewAs user={seller} />
            </Summary>
          }
          main={
            <>
              <SellerProperties seller={seller} />
              <ListingActivity seller={seller} />
              <Communication
                userId={seller.id}
                userType={Role.Seller}
                userName={`${seller.firstName} ${seller.lastName}`}
              />
              <Comments user={seller} />
            </>
          }
          aside={
            <>
              <Details user={seller} />
              <History userId={seller.id} />
              <SignIns userId={seller.id} actions={<SecureAccount user={seller} />} />
            </>
          }
        />
      )}
    </PersonPage>
  );
}
