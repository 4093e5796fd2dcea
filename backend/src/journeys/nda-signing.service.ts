import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit';
import { AccountService } from '../auth/account.service';
import { Caller, isAdmin, Role } from '../auth/permissions';
import { conflict, forbidden, notFound } from '../common/errors';
import { formatPhone } from '../common/rules';
import { withTransaction } from '../database/transaction';
import { DealsService } from '../deals/deals.service';
import { recordEvent } from '../events/outbox';
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
      const [property] = await manager.query<{ id: number; name: string; status_id: number; seller_id: number | null; sha256: string | null }[]>(
        `select p.id, p.name, p.status_id, p.seller_id, (select d.sha256 from documents d where d.property_id = p.id and d.document_type_id = 8 order by d.id desc limit 1) sha256
         from properties p where p.id = $1 and p.active for share of p`,
        [request.StoreID],
      );
      if (!property) throw notFound('The property');
      if (property.status_id === CLOSED) throw conflict('This property is closed.');
      if (property.seller_id === caller.id) throw forbidden();
      if (!property.sha256) throw conflict('This property has no NDA to sign yet. Please ask its broker.');
      const [made] = await manager.query<{ id: number }[]>(
        `insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, address2, city, state_id, zip_code, phone, entity, document_sha256, consent_text, signed_from, signed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, now()) on conflict (user_id, property_id) do nothing returning id`,
        [
          property.id, property.name, caller.id, request.NDAName, request.NDALastName, request.NDAEmail, request.NDAAddress, request.NDAAddress2 || null,
          request.NDACity, request.NDAStateID, request.NDAZipCode, formatPhone(request.NDAPhone), request.NDAEntity || null, property.sha256, CONSENT, address,
        ],
      );
      if (!made) {
        const [known] = await manager.query<{ id: number }[]>('select id from ndas where user_id = $1 and property_id = $2', [caller.id, property.id]);
        return known.id;
      }
      await this.deals.interest(manager, caller, property, request.DealName || property.name);
      await this.users.addRole(manager, caller, Role.Buyer);
      await recordAudit(manager, { actor: caller, action: 'nda.signed', subjectType: 'property', subjectId: property.id, detail: { ndaId: made.id } });
      await recordEvent(manager, 'nda.signed', { ndaId: made.id, propertyId: property.id, userId: caller.id });
      return made.id;
    });
    return { defaultRole: await this.account.heldRoles(caller.id), BuyerStoreNDAID: ndaId };
  }
}
