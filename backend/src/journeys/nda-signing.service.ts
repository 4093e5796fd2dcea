import { Injectable } from '@nestjs/common';
import { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit';
import { AccountService } from '../auth/account.service';
import { Caller, isAdmin, Role } from '../auth/permissions';
import { conflict, forbidden, notFound } from '../common/errors';
import { formatPhone } from '../common/rules';
import { withTransaction } from '../database/transaction';
import { DealsService } from '../deals/deals.service';
import { recordEvent } from '../events/outbox';
import { SIGNATURE_COUNTS } from '../ndas/signed';
import { UsersService } from '../users/users.service';
import type { SignedNdaDto, SignNdaDto } from './nda.dto';

/** The sentence beside the checkbox; stored with each signature. */
export const CONSENT = 'I have read the non-disclosure agreement, agree to be bound by it, and sign it electronically.';

const CLOSED = 4;

/** Signing the NDA of a property: the evidence, the Interested deal and the Buyer role, all or nothing. */
@Injectable()
export class NdaSigningService {
  constructor(
    private readonly source: DataSource,
    private readonly users: UsersService,
    private readonly deals: DealsService,
    private readonly account: AccountService,
  ) {}

  /**
   * Signs; a second signature of the same person answers the first and changes nothing.
   * @throws DomainError('not-found') for an unpublished property, 'conflict' when it has no NDA document or is closed
   */
  async sign(caller: Caller, request: SignNdaDto, address: string): Promise<SignedNdaDto> {
    if (isAdmin(caller)) throw forbidden();
    const ndaId = await withTransaction(this.source, async (manager) => {
      const [property] = await manager.query<{ id: number; name: string; status_id: number; seller_id: number | null }[]>(
        'select p.id, p.name, p.status_id, p.seller_id from properties p where p.id = $1 and p.active for share of p',
        [request.StoreID],
      );
      if (!property) throw notFound('The property');
      if (property.status_id === CLOSED) throw conflict('This property is closed.');
      if (property.seller_id === caller.id) throw forbidden();
      const signed = await findSignature(manager, caller.id, property.id);
      if (signed !== undefined) return signed;
      const text = await findText(manager, property.id);
      if (!text) throw conflict('This property has no NDA to sign yet. Please ask its broker.');
      const [made] = await manager.query<{ id: number }[]>(
        `insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, address2, city, state_id, zip_code, phone, entity, document_sha256, agreement_id, consent_text, signed_from, signed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, clock_timestamp()) on conflict (user_id, property_id, agreement_id) do nothing returning id`,
        [
          property.id, property.name, caller.id, request.NDAName, request.NDALastName, request.NDAEmail, request.NDAAddress, request.NDAAddress2 || null,
          request.NDACity, request.NDAStateID, request.NDAZipCode, formatPhone(request.NDAPhone), request.NDAEntity || null, text.sha256, text.id, CONSENT, address,
        ],
      );
      // The same person signs it in another window at this moment.
      if (!made) return (await findSignature(manager, caller.id, property.id)) as number;
      await this.deals.interest(manager, caller, property, request.DealName || property.name);
      await this.users.addRole(manager, caller, Role.Buyer);
      await recordAudit(manager, { actor: caller, action: 'nda.signed', subjectType: 'property', subjectId: property.id, detail: { ndaId: made.id } });
      await recordEvent(manager, 'nda.signed', { ndaId: made.id, propertyId: property.id, userId: caller.id });
      return made.id;
    });
    return { defaultRole: await this.account.heldRoles(caller.id), BuyerStoreNDAID: ndaId };
  }
}

/** The newest signature of a person that counts. */
async function findSignature(manager: EntityManager, userId: number, propertyId: number): Promise<number | undefined> {
  const [known] = await manager.query<{ id: number }[]>(
    `select n.id from ndas n join properties p on p.id = n.property_id where n.user_id = $1 and n.property_id = $2 and ${SIGNATURE_COUNTS} order by n.id desc limit 1`,
    [userId, propertyId],
  );
  return known?.id;
}

/**
 * The text that is to be signed. Asked for in a statement of its own, after the property is locked: a document that was
 * added while the lock was waited for is seen by no earlier one.
 */
async function findText(manager: EntityManager, propertyId: number): Promise<{ id: number; sha256: string } | undefined> {
  const [newest] = await manager.query<{ id: number | null; sha256: string }[]>(
    'select agreement_id id, sha256 from documents where property_id = $1 and document_type_id = 8 order by id desc limit 1',
    [propertyId],
  );
  return newest?.id ? { id: newest.id, sha256: newest.sha256 } : undefined;
}
