import { Injectable } from '@nestjs/common';
import { CONFIRM_FIRST } from '@stowbridge/contract/email-code';
import { PropertyStatus } from '@stowbridge/contract/ids';
import { DataSource } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import { heldRoleDtos } from '../../platform/access/held-role.dto';
import { AccountService } from '../accounts/sign-in/account.service';
import { Caller, isAdmin, Role } from '../../platform/access/permissions';
import { conflict, forbidden, invalid, notFound } from '../../platform/common/errors';
import { Config } from '../../config';
import { withTransaction } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { Reactions } from '../../platform/events/reactions';
import { requireKnown } from '../lookups/known';
import { consentOf } from './consent';
import { findSignatures, findText, insertSignature, Signatory, SignedProperty } from './nda-signature';
import { isEmailConfirmed } from '../accounts/users/email-proofs';
import { EmailProofsService } from '../accounts/users/email-proofs.service';
import { UsersService } from '../accounts/users/users.service';
import type { SignedNdaDto, SignNdaDto } from './nda-signing.calls.dto';

/** What somebody is told who read a text that the office has replaced since. */
const REPLACED = 'The agreement has been replaced while you were reading. Please read the new one.';

/** Nothing is signed: the address must be confirmed first. */
class Unconfirmed extends Error {}

/** Signing the NDA of a property: the evidence, the Interested deal and the Buyer role, all or nothing. */
@Injectable()
export class NdaSigningService {
  constructor(
    private readonly source: DataSource,
    private readonly users: UsersService,
    private readonly reactions: Reactions,
    private readonly account: AccountService,
    private readonly proofs: EmailProofsService,
    private readonly config: Config,
  ) {}

  /**
   * Signs the newest text. A second signature of the same person answers the first and changes nothing, unless people
   * were asked to sign again. Where the office demands a confirmed address, the code that proves it comes with the request.
   * @throws DomainError('not-found') for an unpublished property, 'conflict' when it has no NDA document or is closed,
   *   or when the text that was shown is not the newest; 'invalid' for a state or a consent that there is not
   */
  async sign(caller: Caller, request: SignNdaDto, address: string): Promise<SignedNdaDto> {
    if (isAdmin(caller)) {
      throw forbidden();
    }
    const consent = consentOf(request.ConsentVersion || undefined);
    const demanded = this.config.CONFIRM_ADDRESS_BEFORE_NDA;
    if (demanded && request.EmailCode && !(await isEmailConfirmed(this.source.manager, caller.id))) {
      await this.proofs.confirmByCode(caller, request.EmailCode);
    }
    const ndaId = await withTransaction(this.source, async (manager) => {
      const [property] = await manager.query<SignedProperty[]>(
        'select p.id, p.name, p.status_id, p.seller_id from properties p where p.id = $1 and p.active for share of p',
        [request.StoreID],
      );
      if (!property) {
        throw notFound('The property');
      }
      if (property.status_id === PropertyStatus.Closed) {
        throw conflict('This property is closed.');
      }
      if (property.seller_id === caller.id) {
        throw forbidden();
      }
      const known = await findSignatures(manager, caller.id, property.id);
      if (known.counting !== null) {
        return known.counting;
      }
      const text = await findText(manager, property.id);
      if (!text) {
        throw conflict('This property has no NDA to sign yet. Please ask its broker.');
      }
      if (request.DocumentSha256 && request.DocumentSha256.toLowerCase() !== text.sha256) {
        throw conflict(REPLACED);
      }
      await requireKnown(manager, {
        list: 'states',
        id: request.NDAStateID,
        field: 'NDAStateID',
        message: 'State is required',
      });
      if (demanded && !(await isEmailConfirmed(manager, caller.id))) {
        throw new Unconfirmed();
      }
      const id = await insertSignature(manager, caller, property, text, consent, signatoryOf(request), {
        shown: Boolean(request.DocumentSha256),
        address,
      });
      // The same person signs it in another window at this moment.
      if (id === undefined) {
        return (await findSignatures(manager, caller.id, property.id)).counting as number;
      }
      await this.reactions.react(manager, 'nda.signed', {
        signer: caller,
        property,
        dealName: request.DealName || property.name,
        first: !known.any,
      });
      await this.users.addRole(manager, caller, Role.Buyer);
      await recordAudit(manager, {
        actor: caller,
        action: 'nda.signed',
        subjectType: 'property',
        subjectId: property.id,
        detail: { ndaId: id },
      });
      await recordEvent(manager, 'nda.signed', { ndaId: id, propertyId: property.id, userId: caller.id });
      return id;
    }).catch(async (error: unknown) => {
      if (!(error instanceof Unconfirmed)) {
        throw error;
      }
      await this.proofs.askCode(caller);
      throw invalid(CONFIRM_FIRST, 'EmailCode');
    });
    return { defaultRole: heldRoleDtos(await this.account.heldRoles(caller.id)), BuyerStoreNDAID: ndaId };
  }
}

const signatoryOf = (request: SignNdaDto): Signatory => ({
  firstName: request.NDAName,
  lastName: request.NDALastName,
  email: request.NDAEmail,
  address1: request.NDAAddress,
  address2: request.NDAAddress2,
  city: request.NDACity,
  stateId: request.NDAStateID,
  zipCode: request.NDAZipCode,
  phone: request.NDAPhone,
  entity: request.NDAEntity,
});
