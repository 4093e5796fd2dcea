import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SignedTokensService } from '../auth/signed-tokens.service';
import { Caller, isAdmin } from '../auth/permissions';
import { notFound } from '../common/errors';
import { namedQuery } from '../database/named-query';
import { Replicas } from '../database/replicas';
import { OffersService } from '../deals/offers.service';
import { ActivityRecorder } from '../events/activity-recorder';
import { daysListed } from '../properties/days-listed';
import { ProfileRow, profileStatement } from '../properties/profile.queries';
import type { ProfileDocumentDto, PropertyProfileDto, SellerContactDto } from './profile.dto';

type ViewerPart = Pick<
  PropertyProfileDto,
  'EarnestMoneyDeposit' | 'AccessKey' | 'NDASignedDate' | 'BuyerStoreNDAID' | 'IsInterested' | 'DealStatusID' | 'Seller' | 'Documents' | 'Offers'
>;

const ACCESS_KEY_SECONDS = 3600;

const VISITOR: ViewerPart = {
  EarnestMoneyDeposit: null,
  AccessKey: null,
  NDASignedDate: null,
  BuyerStoreNDAID: null,
  IsInterested: false,
  DealStatusID: null,
  Seller: null,
  Documents: [],
  Offers: [],
};

/** One property as the site shows it, with what this viewer may see of it. */
@Injectable()
export class PropertyProfileService {
  constructor(
    private readonly source: DataSource,
    private readonly replicas: Replicas,
    private readonly offers: OffersService,
    private readonly tokens: SignedTokensService,
    private readonly activity: ActivityRecorder,
  ) {}

  /**
   * A `PropertyProfileDto` as JSON text: most of it is made by Postgres and passed through.
   * @param counted whether this is a view, unless its seller or an administrator looks
   * @throws DomainError('not-found') for an unpublished property, except to administrators and its seller
   */
  async profile(caller: Caller | undefined, propertyId: number, counted = true): Promise<string> {
    const { name, text, values } = profileStatement(propertyId, caller !== undefined);
    // Who is signed in may have changed it a moment ago.
    const [property] = caller ? await namedQuery<ProfileRow>(this.source, name, text, values) : await this.replicas.named<ProfileRow>(name, text, values);
    const owner = caller !== undefined && property?.sellerId === caller.id;
    if (!property || (!property.active && !owner && !isAdmin(caller))) throw notFound('The property');
    if (counted && !isAdmin(caller) && !owner) this.activity.viewed(propertyId);
    const listed = daysListed(property.open ? property.listedAt : null);
    const rest = {
      DaysListed: listed.daysListed,
      DaysListedType: listed.daysListedType,
      ...(caller ? await this.viewerPart(caller, propertyId, property, owner) : VISITOR),
    };
    return `${property.profile.slice(0, -1)},${JSON.stringify(rest).slice(1)}`;
  }

  /** The same for a buyer whose NDA is named [PROF-14]. */
  async signedProfile(caller: Caller, propertyId: number, ndaId: number): Promise<string> {
    const signed = await this.source.query<unknown[]>('select 1 from ndas where id = $1 and user_id = $2 and property_id = $3', [ndaId, caller.id, propertyId]);
    if (signed.length === 0) throw notFound('The property');
    return this.profile(caller, propertyId);
  }

  private async viewerPart(caller: Caller, propertyId: number, { sellerId, open }: ProfileRow, owner: boolean): Promise<ViewerPart> {
    const [mine] = await this.source.query<{ nda_id: number | null; signed_at: Date | null; deal_status_id: number | null; is_interested: boolean | null }[]>(
      `select n.id nda_id, n.signed_at, d.deal_status_id, d.is_interested
       from (select 1) one
       left join ndas n on n.user_id = $1 and n.property_id = $2
       left join lateral (select deal_status_id, is_interested from deals where buyer_id = $1 and property_id = $2 order by id desc limit 1) d on true`,
      [caller.id, propertyId],
    );
    const privileged = isAdmin(caller) || (mine.nda_id !== null && open);
    const offers = await this.offers.ofBuyer(caller.id, propertyId);
    return {
      EarnestMoneyDeposit: offers[0]?.EarnestMoneyDeposit ?? null,
      AccessKey: privileged ? this.tokens.sign('access-key', { uid: caller.id, pid: propertyId }, ACCESS_KEY_SECONDS) : null,
      NDASignedDate: mine.signed_at,
      BuyerStoreNDAID: mine.nda_id,
      IsInterested: mine.is_interested ?? false,
      DealStatusID: mine.deal_status_id,
      Seller: privileged || owner ? await this.seller(sellerId) : null,
      Documents: privileged || owner ? await this.documents(propertyId) : [],
      Offers: offers,
    };
  }

  private async seller(id: number | null): Promise<SellerContactDto | null> {
    const [seller] = await this.source.query<SellerContactDto[]>(
      'select first_name "FirstName", last_name "LastName", phone_number "PhoneNumber", email::text "Email", status_id "StatusID" from users where id = $1',
      [id],
    );
    return seller ?? null;
  }

  private async documents(propertyId: number): Promise<ProfileDocumentDto[]> {
    return this.source.query<ProfileDocumentDto[]>(
      `select d.id "ID", d.document_type_id "DocumentTypeID", t.name "DocumentType", d.file_name "FileName", d.actual_file_name "ActualFileName",
              d.created_at "CreatedDate", d.modified_at "ModifiedDate"
       from documents d join document_types t on t.id = d.document_type_id where d.property_id = $1 order by d.document_type_id, d.id desc`,
      [propertyId],
    );
  }
}
