import { Injectable } from '@nestjs/common';
import {
  exists,
  isOffice,
  isOpen,
  mayOpenMarket,
  mayReadDocuments,
  mayReadSeller,
} from '@stowbridge/contract/visibility';
import { DataSource } from 'typeorm';
import { SignedTokensService } from '../../platform/access/signed-tokens.service';
import type { Caller } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { Config } from '../../config';
import { sql } from '../../platform/database/sql';
import { Replicas } from '../../platform/database/replicas';
import { latenessOf, spokenZone } from '../../domains/deals/offers-due';
import { OffersService } from '../../domains/deals/offers.service';
import { ActivityRecorder } from '../../domains/activity/activity-recorder';
import { AccessContext, AccessContextService } from '../../domains/deals/access-context.service';
import { daysListed } from '../../domains/properties/listing/days-listed';
import { ProfileRow, profileStatement } from './profile.queries';
import type { ProfileDocumentDto } from '../../domains/deal-room/reader-document.calls.dto';
import type { PropertyProfileDto, SellerContactDto } from './profile.calls.dto';

type ViewerPart = Pick<
  PropertyProfileDto,
  | 'SellerID'
  | 'EarnestMoneyDeposit'
  | 'AccessKey'
  | 'NDASignedDate'
  | 'BuyerStoreNDAID'
  | 'IsInterested'
  | 'DealStatusID'
  | 'OffersClosed'
  | 'EmailToConfirm'
  | 'Seller'
  | 'Documents'
  | 'Offers'
>;

const ACCESS_KEY_SECONDS = 3600;

const VISITOR: ViewerPart = {
  SellerID: null,
  EarnestMoneyDeposit: null,
  AccessKey: null,
  NDASignedDate: null,
  BuyerStoreNDAID: null,
  IsInterested: false,
  DealStatusID: null,
  OffersClosed: null,
  EmailToConfirm: null,
  Seller: null,
  Documents: [],
  Offers: [],
};

/** One property as the site shows it, with what this viewer may see of it. */
@Injectable()
export class PropertyProfileService {
  private readonly zone: string;

  constructor(
    private readonly source: DataSource,
    private readonly replicas: Replicas,
    private readonly access: AccessContextService,
    private readonly offers: OffersService,
    private readonly tokens: SignedTokensService,
    private readonly activity: ActivityRecorder,
    private readonly config: Config,
  ) {
    this.zone = spokenZone(config.OFFICE_TIME_ZONE);
  }

  /**
   * A `PropertyProfileDto` as JSON text: most of it is made by Postgres and passed through.
   * @param counted whether this is a view, unless its seller or an administrator looks
   * @throws DomainError('not-found') where `exists` says so
   */
  async profile(caller: Caller | undefined, propertyId: number, counted = true): Promise<string> {
    if (!caller) {
      return this.answer(await this.forVisitors(propertyId), VISITOR, counted && propertyId);
    }
    const context = await this.access.of(caller, propertyId);
    if (!context || !exists('profile', context.state, context.viewer)) {
      throw notFound('The property');
    }
    return this.forCaller(caller, propertyId, context, counted);
  }

  /** The same for a buyer whose NDA is named [PROF-14]. */
  async signedProfile(caller: Caller, propertyId: number, ndaId: number): Promise<string> {
    const signed = await sql(this.source, {
      text: 'select 1 from ndas where id = $1 and user_id = $2 and property_id = $3',
      values: [ndaId, caller.id, propertyId],
    });
    const context = signed.length > 0 ? await this.access.of(caller, propertyId) : undefined;
    if (!context || !exists('signed profile', context.state, context.viewer)) {
      throw notFound('The property');
    }
    return this.forCaller(caller, propertyId, context, true);
  }

  private async forVisitors(propertyId: number): Promise<ProfileRow> {
    const [property] = await sql<ProfileRow>(
      this.replicas,
      profileStatement(propertyId, { unpublishedToo: false, preview: false }),
    );
    if (!property) {
      throw notFound('The property');
    }
    return property;
  }

  /** From the primary: who is signed in may have changed it a moment ago. */
  private async forCaller(
    caller: Caller,
    propertyId: number,
    context: AccessContext,
    counted: boolean,
  ): Promise<string> {
    const office = isOffice(context.viewer);
    const [property] = await sql<ProfileRow>(
      this.source,
      profileStatement(propertyId, { unpublishedToo: true, preview: office }),
    );
    if (!property) {
      throw notFound('The property');
    }
    return this.answer(
      property,
      await this.viewerPart(caller, propertyId, property, context),
      counted && !office && propertyId,
    );
  }

  /** @param viewed the property, when this is a view of it; false otherwise */
  private answer({ profile, listedAt }: ProfileRow, viewerPart: ViewerPart, viewed: number | false): string {
    if (viewed !== false) {
      this.activity.viewed(viewed);
    }
    const listed = daysListed(listedAt);
    const rest = {
      DaysListed: listed.daysListed,
      DaysListedType: listed.daysListedType,
      OffersDueZone: this.zone,
      ...viewerPart,
    };
    return `${profile.slice(0, -1)},${JSON.stringify(rest).slice(1)}`;
  }

  private async viewerPart(
    caller: Caller,
    propertyId: number,
    { sellerId }: ProfileRow,
    { state, viewer }: AccessContext,
  ): Promise<ViewerPart> {
    const [mine] = await sql<{
      nda_id: number | null;
      signed_at: Date | null;
      deal_status_id: number | null;
      is_interested: boolean | null;
      email_to_confirm: string | null;
    }>(this.source, {
      name: 'profile-viewer',
      text: `select n.id nda_id, n.signed_at, d.deal_status_id, d.is_interested, (select email::text from users where id = $1 and email_confirmed_at is null) email_to_confirm
       from (select 1) one
       left join lateral (select id, signed_at from ndas where user_id = $1 and property_id = $2 order by id desc limit 1) n on true
       left join lateral (select deal_status_id, is_interested from deals where buyer_id = $1 and property_id = $2 order by id desc limit 1) d on true`,
      values: [caller.id, propertyId],
    });
    // A buyer who is asked to sign a newer text has not signed it yet.
    const signed = viewer === 'signer' || viewer === 'accepted';
    const offers = await this.offers.ofBuyer(caller.id, propertyId);
    return {
      SellerID: isOffice(viewer) ? sellerId : null,
      EarnestMoneyDeposit: offers[0]?.EarnestMoneyDeposit ?? null,
      AccessKey: mayOpenMarket(state, viewer)
        ? this.tokens.sign('access-key', { uid: caller.id, pid: propertyId }, ACCESS_KEY_SECONDS)
        : null,
      NDASignedDate: signed ? mine.signed_at : null,
      BuyerStoreNDAID: signed ? mine.nda_id : null,
      IsInterested: mine.is_interested ?? false,
      DealStatusID: mine.deal_status_id,
      OffersClosed:
        signed && isOpen(state)
          ? await latenessOf(this.source, propertyId, caller.id, this.config.OFFICE_TIME_ZONE)
          : null,
      EmailToConfirm: isOffice(viewer) ? null : mine.email_to_confirm,
      Seller: mayReadSeller(state, viewer) ? await this.seller(sellerId) : null,
      Documents: mayReadDocuments(state, viewer) ? await this.documents(propertyId) : [],
      Offers: offers,
    };
  }

  private async seller(id: number | null): Promise<SellerContactDto | null> {
    const [seller] = await sql<SellerContactDto>(this.source, {
      text: 'select first_name "FirstName", last_name "LastName", phone_number "PhoneNumber", email::text "Email", status_id "StatusID" from users where id = $1',
      values: [id],
    });
    return seller ?? null;
  }

  private async documents(propertyId: number): Promise<ProfileDocumentDto[]> {
    return sql<ProfileDocumentDto>(this.source, {
      name: 'profile-documents',
      text: `select d.id "ID", d.document_type_id "DocumentTypeID", t.name "DocumentType", d.file_name "FileName", d.actual_file_name "ActualFileName",
              d.created_at "CreatedDate", d.modified_at "ModifiedDate"
       from documents d join document_types t on t.id = d.document_type_id where d.property_id = $1 order by d.document_type_id, d.id desc`,
      values: [propertyId],
    });
  }
}
