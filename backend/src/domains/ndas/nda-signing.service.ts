import { Injectable } from '@nestjs/common';
import { CONFIRM_FIRST } from '@stowbridge/contract/email-code';
import { PropertyStatus } from '@stowbridge/contract/ids';
import { DataSource } from 'typeorm';
import { recordAudit } from '../../platform/audit/audit';
import type { HeldRole } from '../accounts/sign-in/account-row';
import { AccountService } from '../accounts/sign-in/account.service';
import { Caller, isAdmin, Role } from '../../platform/access/permissions';
import { changedMeanwhile, conflict, forbidden, invalid, notFound } from '../../platform/common/errors';
import { Config } from '../../config';
import { withTransactionOf } from '../../platform/database/transaction';
import { recordEvent } from '../../platform/events/outbox';
import { Reactions } from '../../platform/events/reactions';
import { requireKnown } from '../lookups/known';
import { isAccessOpen, openAccess } from './access';
import { findCeremony, REPLACED, requireAccepted, requireFresh } from './ceremony';
import { consentOf } from './consent';
import { recordSigned } from './nda-events';
import { findSignatures, findText, insertSignature, NewSignature, SignedProperty } from './nda-signature';
import { isEmailConfirmed } from '../accounts/users/email-proofs';
import { EmailProofsService } from '../accounts/users/email-proofs.service';
import { UsersService } from '../accounts/users/users.service';

/** The signature that counts now, and the roles held after signing; the Buyer role among them [PROF-26]. */
export interface SignedNda {
  ndaId: number;
  roles: HeldRole[];
  /** The materials are open to the signer now. */
  isAccessOpen: boolean;
}

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
   *   or when the text that was shown is not the newest; 'invalid' for a state or a consent that there is not, or when the
   *   disclosure is not accepted
   */
  async sign(caller: Caller, signature: NewSignature, address: string): Promise<SignedNda> {
    if (isAdmin(caller)) {
      throw forbidden();
    }
    const consent = consentOf(signature.consentVersion || undefined);
    const demanded = this.config.CONFIRM_ADDRESS_BEFORE_NDA;
    if (demanded && signature.emailCode && !(await isEmailConfirmed(this.source.manager, caller.id))) {
      await this.proofs.confirmByCode(caller, signature.emailCode);
    }
    const ndaId = await withTransactionOf(caller, this.source, async (manager) => {
      const [property] = await manager.query<SignedProperty[]>(
        `select p.id, p.name, (select v.name from public_properties v where v.id = p.id) "publicName", p.status_id, p.seller_id
         from properties p where p.id = $1 and p.active for share of p`,
        [signature.propertyId],
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
      const ceremony = signature.ceremonyId
        ? await findCeremony(manager, caller, { id: signature.ceremonyId, propertyId: property.id })
        : undefined;
      const known = await findSignatures(manager, caller.id, property.id);
      if (known.counting !== null) {
        return known.counting;
      }
      const text = await findText(manager, property.id);
      if (!text) {
        throw conflict('This property has no NDA to sign yet. Please ask its broker.');
      }
      if (signature.sha256 && signature.sha256.toLowerCase() !== text.sha256) {
        throw changedMeanwhile(REPLACED);
      }
      let acceptedAt: Date | null = null;
      if (ceremony) {
        requireFresh(ceremony, text);
        acceptedAt = await requireAccepted(manager, ceremony, signature.isDisclosureAccepted);
      }
      await requireKnown(manager, {
        list: 'states',
        id: signature.signatory.stateId,
        field: 'stateId',
        message: 'State is required',
      });
      if (demanded && !(await isEmailConfirmed(manager, caller.id))) {
        throw new Unconfirmed();
      }
      const id = await insertSignature(manager, caller, property, text, consent, signature.signatory, {
        shown: Boolean(signature.sha256 ?? ceremony),
        address,
        ceremony,
        timeZone: signature.timeZone ?? null,
      });
      // The same person signs it in another window at this moment.
      if (id === undefined) {
        return (await findSignatures(manager, caller.id, property.id)).counting as number;
      }
      await recordSigned(manager, id, ceremony, acceptedAt);
      await openAccess(manager, { ndaId: id, propertyId: property.id, signer: caller });
      await this.reactions.react(manager, 'nda.signed', {
        signer: caller,
        by: caller,
        property,
        dealName: signature.dealName || property.publicName,
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
      throw invalid(CONFIRM_FIRST, 'emailCode');
    });
    return {
      ndaId,
      roles: await this.account.heldRoles(caller.id),
      isAccessOpen: await isAccessOpen(this.source.manager, { userId: caller.id, propertyId: signature.propertyId }),
    };
  }
}
