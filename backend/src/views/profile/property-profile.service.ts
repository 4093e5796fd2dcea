import { Injectable } from '@nestjs/common';
import {
  exists,
  hasSigned,
  isOffice,
  mayOffer,
  mayOpenMarket,
  mayReadFigures,
  mayReadName,
  mayReadSeller,
  type Place,
  type ReaderAccess,
  readerAccess,
} from '@stowbridge/contract/visibility';
import { DataSource } from 'typeorm';
import { SignedTokensService } from '../../platform/access/signed-tokens.service';
import type { Caller } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { Config } from '../../config';
import { sql } from '../../platform/database/sql';
import { PublicAnswers } from '../../platform/cache/public-answers';
import { latenessOf } from '../../domains/deals/offers-due';
import { ownRound, type OwnRound } from '../../domains/deals/rounds/own-round';
import { spokenZone } from '../../platform/common/moments';
import { readerDocuments, type ReaderDocuments } from '../../domains/deal-room/reader-documents.queries';
import type { ListedOffer } from '../../domains/deals/offers.queries';
import { OffersService } from '../../domains/deals/offers.service';
import { ActivityRecorder } from '../../domains/activity/activity-recorder';
import { AccessContext, AccessContextService } from '../../domains/deals/access-context.service';
import { type DaysListed, daysListed } from '../../domains/properties/listing/days-listed';
import { type NamedPlace, placeStatement } from './place.queries';
import { type FinishedProfile, type ProfileRow, profileStatement, publicProfileStatement } from './profile.queries';

/** Whom the viewer may ask about the property. */
export interface SellerContact {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string;
  statusId: number;
}

/** What depends on who looks. */
export interface ViewerPart {
  /** Of the viewer's newest terms. */
  earnestMoneyDeposit: number | null;
  sellerId: number | null;
  accessKey: string | null;
  ndaSignedAt: Date | null;
  ndaId: number | null;
  isInterested: boolean;
  dealStatusId: number | null;
  /** Why this viewer, who has signed the NDA, can submit no terms any more. */
  offersClosed: string | null;
  /** The round in which they can. */
  offersRound: OwnRound | null;
  emailToConfirm: string | null;
  seller: SellerContact | null;
  documents: ReaderDocuments;
  /** Null for those who have signed nothing that counts, and for the office. */
  access: ReaderAccess | null;
  /** What is said of an access that is not open. */
  accessText: string | null;
  accessReason: string | null;
  offers: ListedOffer[];
}

/** A property with what its viewer may see of it. */
export interface PropertyProfile {
  /** A JSON object as the call answers it: most of it is made by Postgres and passed through. */
  property: string;
  listed: DaysListed;
  /** The time zone of the office, in words. */
  zone: string;
  viewer: ViewerPart;
  /** Who has looked at what, unless it was an administrator or the seller: they count for nothing [BEYB-70]. */
  viewed?: { propertyId: number; visitorId: number | null };
}

/** Properties beside each other. */
export interface Comparison {
  properties: PropertyProfile[];
  /** From which distances are told; undefined where nobody knows it, or none was asked for. */
  place: NamedPlace | undefined;
}

const ACCESS_KEY_SECONDS = 3600;

const VISITOR: ViewerPart = {
  sellerId: null,
  earnestMoneyDeposit: null,
  accessKey: null,
  ndaSignedAt: null,
  ndaId: null,
  isInterested: false,
  dealStatusId: null,
  offersClosed: null,
  offersRound: null,
  emailToConfirm: null,
  seller: null,
  documents: { readable: [], locked: [] },
  access: null,
  accessText: null,
  accessReason: null,
  offers: [],
};

/** One property as the site shows it, with what this viewer may see of it. */
@Injectable()
export class PropertyProfileService {
  private readonly zone: string;

  constructor(
    private readonly source: DataSource,
    private readonly reads: PublicAnswers,
    private readonly access: AccessContextService,
    private readonly offers: OffersService,
    private readonly tokens: SignedTokensService,
    private readonly activity: ActivityRecorder,
    private readonly config: Config,
  ) {
    this.zone = spokenZone(config.OFFICE_TIME_ZONE);
  }

  /** Counts that somebody looks at the property. */
  count({ viewed }: PropertyProfile): void {
    if (viewed) {
      this.activity.viewed(viewed.propertyId, viewed.visitorId);
    }
  }

  /** @throws DomainError('not-found') where `exists` says so */
  async profile(caller: Caller | undefined, propertyId: number): Promise<PropertyProfile> {
    const profile = await this.find(caller, propertyId, 'profile');
    if (!profile) {
      throw notFound('The property');
    }
    return profile;
  }

  /** Published properties in the order of these ids, each as this viewer may see it; the others are left out [BEYB-53]. */
  async compare(caller: Caller | undefined, ids: number[], from: string | null | undefined): Promise<Comparison> {
    const [found, [place]] = await Promise.all([
      Promise.all(ids.map((id) => this.find(caller, id, 'list'))),
      from ? sql<NamedPlace>(this.reads, placeStatement(from)) : [],
    ]);
    return { properties: found.filter((profile) => profile !== undefined), place };
  }

  /** The same for a buyer whose NDA is named [PROF-14]. */
  async signedProfile(caller: Caller, propertyId: number, ndaId: number): Promise<PropertyProfile> {
    const signed = await sql(this.source, {
      text: 'select 1 from ndas where id = $1 and user_id = $2 and property_id = $3',
      values: [ndaId, caller.id, propertyId],
    });
    const context = signed.length > 0 ? await this.access.of(caller, propertyId) : undefined;
    if (!context || !exists('signed profile', context.state, context.viewer)) {
      throw notFound('The property');
    }
    return this.forCaller(caller, propertyId, context);
  }

  /** Undefined where `exists` says so of this place. */
  private async find(
    caller: Caller | undefined,
    propertyId: number,
    place: Place,
  ): Promise<PropertyProfile | undefined> {
    if (!caller) {
      const [property] = await sql<FinishedProfile>(this.reads, publicProfileStatement(propertyId));
      return property && this.answer(property, VISITOR, { propertyId, visitorId: null });
    }
    const context = await this.access.of(caller, propertyId);
    return context && exists(place, context.state, context.viewer)
      ? this.forCaller(caller, propertyId, context)
      : undefined;
  }

  /** From the primary: who is signed in may have changed it a moment ago. */
  private async forCaller(caller: Caller, propertyId: number, context: AccessContext): Promise<PropertyProfile> {
    const office = isOffice(context.viewer);
    const [property] = await sql<ProfileRow>(
      this.source,
      profileStatement(propertyId, {
        unpublishedToo: true,
        preview: office,
        named: mayReadName(context.viewer),
        figures: mayReadFigures(context.viewer, 'after the NDA'),
      }),
    );
    if (!property) {
      throw notFound('The property');
    }
    return this.answer(
      property,
      await this.viewerPart(caller, propertyId, property, context),
      office || property.sellerId === caller.id ? undefined : { propertyId, visitorId: caller.id },
    );
  }

  private answer(
    { profile, listedAt }: FinishedProfile,
    viewer: ViewerPart,
    viewed?: PropertyProfile['viewed'],
  ): PropertyProfile {
    return { property: profile, listed: daysListed(listedAt), zone: this.zone, viewer, viewed };
  }

  private async viewerPart(
    caller: Caller,
    propertyId: number,
    { sellerId }: ProfileRow,
    context: AccessContext,
  ): Promise<ViewerPart> {
    const { state, viewer, reason } = context;
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
    const signed = hasSigned(viewer);
    const offers = await this.offers.ofBuyer(caller.id, propertyId);
    const bidder = mayOffer(state, viewer);
    return {
      sellerId: isOffice(viewer) ? sellerId : null,
      earnestMoneyDeposit: offers[0]?.earnestMoneyDeposit ?? null,
      // A view ends before such a key does.
      accessKey:
        mayOpenMarket(state, viewer) && caller.viewerId === undefined
          ? this.tokens.sign('access-key', { uid: caller.id, pid: propertyId }, ACCESS_KEY_SECONDS)
          : null,
      ndaSignedAt: signed ? mine.signed_at : null,
      ndaId: signed ? mine.nda_id : null,
      isInterested: mine.is_interested ?? false,
      dealStatusId: mine.deal_status_id,
      offersClosed: bidder ? await latenessOf(this.source, propertyId, caller.id, this.config.OFFICE_TIME_ZONE) : null,
      offersRound: bidder ? await ownRound(this.source, propertyId, caller.id) : null,
      emailToConfirm: isOffice(viewer) ? null : mine.email_to_confirm,
      seller: mayReadSeller(state, viewer) ? await this.seller(sellerId) : null,
      documents: await readerDocuments(this.source, context),
      access: readerAccess(viewer),
      accessText: await this.access.accessText(context),
      accessReason: reason,
      offers,
    };
  }

  private async seller(id: number | null): Promise<SellerContact | null> {
    const [seller] = await sql<SellerContact>(this.source, {
      text: 'select first_name "firstName", last_name "lastName", phone_number "phoneNumber", email::text "email", status_id "statusId" from users where id = $1',
      values: [id],
    });
    return seller ?? null;
  }
}
