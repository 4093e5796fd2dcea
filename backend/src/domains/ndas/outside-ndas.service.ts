import { today } from '@stowbridge/contract/dates';
import { isDay } from '@stowbridge/contract/days';
import { UPLOAD_LIMIT } from '@stowbridge/contract/uploads';
import { Role } from '@stowbridge/contract/ids';
import { takesDeals } from '@stowbridge/contract/visibility';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource, EntityManager } from 'typeorm';
import { Config } from '../../config';
import { type Caller, requireAdmin } from '../../platform/access/permissions';
import { recordAudit } from '../../platform/audit/audit';
import { alreadyExists, conflict, invalid, notFound } from '../../platform/common/errors';
import { receiveUpload, type Upload, uploadId } from '../../platform/common/upload';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { Reactions } from '../../platform/events/reactions';
import { Storage } from '../../platform/storage/storage';
import { UsersService } from '../accounts/users/users.service';
import { recordText, storeText, type StoredText } from '../documents/agreements';
import { DocumentChecksService } from '../documents/document-checks.service';
import { shownName } from '../documents/shown-name';
import { openFromOutside } from './access-decisions';
import { recordNdaEvent } from './nda-events';
import { findSignatures, type SignedProperty } from './nda-signature';

interface Outside {
  userId: number;
  propertyId: number;
  /** YYYY-MM-DD. */
  signedOn: string;
  text: StoredText;
}

/** How every PDF file begins. */
const PDF = Buffer.from('%PDF');

const PROPERTY = `select p.id, p.name, (select v.name from public_properties v where v.id = p.id) "publicName", p.seller_id "sellerId", p.active, p.status_id "statusId" from properties p where p.id = $1 for share`;
const PERSON = `select exists (select from user_roles r where r.user_id = u.id and r.role_id = ${Role.Admin}) "isAdmin" from users u where u.id = $1`;

/** Of what the signer wrote nothing is known but the name, which is that of the account. */
const INSERT = `
  insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, zip_code, phone, document_sha256, agreement_id, consent_text, signed_at)
  select $2, $3, u.id, u.first_name, u.last_name, '', '', '', '', '', $4, $5, '', $6::date::timestamp at time zone $7 from users u where u.id = $1
  on conflict (user_id, property_id, agreement_id) do nothing returning id`;

/** Signatures that were given on paper or elsewhere. */
@Injectable()
export class OutsideNdasService {
  constructor(
    private readonly source: DataSource,
    private readonly storage: Storage,
    private readonly checks: DocumentChecksService,
    private readonly users: UsersService,
    private readonly reactions: Reactions,
    private readonly config: Config,
  ) {}

  /**
   * Keeps the signed file as its agreement and opens the access, with the deal and the role that a signature brings.
   * @returns the id of the NDA
   * @throws DomainError('invalid') for a file that is no PDF, a day ahead, or somebody who needs no NDA there; 'not-found'
   *   for a person or property that there is not; 'conflict' for a property off the market, and for a file that is recorded
   */
  async record(caller: Caller, request: FastifyRequest): Promise<number> {
    requireAdmin(caller);
    const upload = await receiveUpload(request, UPLOAD_LIMIT);
    const userId = uploadId(upload, 'userId');
    const propertyId = uploadId(upload, 'propertyId');
    const signedOn = this.dayOf(upload);
    await this.requireBuyer(this.source.manager, userId);
    await this.property(this.source.manager, propertyId, userId);
    const text = await this.keep(caller, propertyId, upload);
    return withTransactionOf(caller, this.source, (manager) =>
      this.add(manager, caller, { userId, propertyId, signedOn, text }),
    );
  }

  private async add(
    manager: EntityManager,
    caller: Caller,
    { userId, propertyId, signedOn, text }: Outside,
  ): Promise<number> {
    const property = await this.property(manager, propertyId, userId);
    const { any } = await findSignatures(manager, userId, propertyId);
    const agreementId = await recordText(manager, text);
    const [made] = await manager.query<{ id: number }[]>(INSERT, [
      userId,
      propertyId,
      property.publicName,
      text.sha256,
      agreementId,
      signedOn,
      this.config.OFFICE_TIME_ZONE,
    ]);
    if (!made) {
      throw alreadyExists('This file has been recorded for this person and property already.');
    }
    await recordNdaEvent(manager, made.id, 'recorded-outside', caller, { agreementSha256: text.sha256, signedOn });
    await recordAudit(manager, {
      actor: caller,
      action: 'nda.recorded-outside',
      subjectType: 'property',
      subjectId: propertyId,
      detail: { ndaId: made.id, userId, signedOn },
    });
    await openFromOutside(manager, caller, { ndaId: made.id, userId, propertyId });
    await this.reactions.react(manager, 'nda.signed', {
      signer: { id: userId },
      by: caller,
      property,
      dealName: property.publicName,
      first: !any,
    });
    await this.users.addRole(manager, caller, Role.Buyer, userId);
    await recordEvent(manager, 'nda.recorded-outside', { ndaId: made.id, propertyId, userId });
    return made.id;
  }

  private dayOf({ fields }: Upload): string {
    const day = fields.get('signedon')?.trim() ?? '';
    if (!isDay(day)) {
      throw invalid('signedOn must be a day as YYYY-MM-DD.', 'signedOn');
    }
    if (day > today(this.config.OFFICE_TIME_ZONE)) {
      throw invalid('The day of the signature lies ahead.', 'signedOn');
    }
    return day;
  }

  private async requireBuyer(manager: EntityManager, userId: number): Promise<void> {
    const [person] = await sql<{ isAdmin: boolean }>(manager, { text: PERSON, values: [userId] });
    if (!person) {
      throw notFound('The user');
    }
    if (person.isAdmin) {
      throw invalid('An administrator signs no NDA.', 'userId');
    }
  }

  private async property(
    manager: EntityManager,
    propertyId: number,
    userId: number,
  ): Promise<Pick<SignedProperty, 'id' | 'name' | 'publicName'>> {
    const [property] = await sql<{
      id: number;
      name: string;
      publicName: string;
      sellerId: number | null;
      active: boolean;
      statusId: number;
    }>(manager, { text: PROPERTY, values: [propertyId] });
    if (!property) {
      throw notFound('The property');
    }
    if (property.sellerId === userId) {
      throw invalid('The seller of a property signs no NDA for it.', 'userId');
    }
    if (!takesDeals(property)) {
      throw conflict('This property takes no NDA: it is a draft, or closed.');
    }
    return property;
  }

  private async keep(caller: Caller, propertyId: number, { content, name }: Upload): Promise<StoredText> {
    if (!content.subarray(0, PDF.length).equals(PDF)) {
      throw invalid('The signed NDA must be a PDF file.', 'file');
    }
    const { extension, contentType } = await this.checks.check(caller, { type: 'property', id: propertyId }, content);
    return storeText(this.storage, {
      content,
      extension,
      contentType,
      actualFileName: shownName(name, extension),
      firstUploadedAt: new Date(),
      uploadedById: caller.id,
    });
  }
}
