import { Injectable, OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../audit/audit';
import type { RoleId } from '../access/permissions';
import type { RemovableArea } from '../storage/storage';

/** What is about to be true, and what a reaction needs to know of it. */
export interface Questions {
  /** `by`: the signer, or who records a signature from outside; `first`: the signer had signed nothing on this property before. */
  'nda.signed': {
    signer: { id: number };
    by: Actor;
    property: { id: number; name: string };
    dealName: string;
    first: boolean;
  };
  'property.deleting': { propertyId: number };
  /** `to`: the id of the new status. */
  'property.status-changing': { propertyId: number; to: number };
  /** `to`: YYYY-MM-DD, null for none; it is stored already. */
  'property.offers-due-changed': { propertyId: number; actor: Actor; to: string | null };
  'user.roles-changing': { userId: number; lost: readonly RoleId[] };
  /** Ids of the stages; `today` is the day at the office. */
  'deal.moving': { dealId: number; from: number; to: number; today: string };
  /** An accepted deal that had no dates has them now, counted from `acceptedOn`, YYYY-MM-DD. */
  'deal.dates-made': { dealId: number; acceptedOn: string };
  /** YYYY-MM-DD; null where it is not set. */
  'deal.closing-moving': { dealId: number; from: string | null; to: string | null };
  /** A category is about to leave the directory. */
  'category.leaving': { categoryId: number };
}
export type Question = keyof Questions;

/** Files that no record names once the transaction is done. */
export interface OrphanedFiles {
  area: RemovableArea;
  names: string[];
}

/**
 * Refuses by throwing a DomainError, or writes what must exist when the fact is committed.
 * @returns the files to be removed afterwards
 */
export type Reaction<Q extends Question> = (
  manager: EntityManager,
  given: Questions[Q],
) => Promise<OrphanedFiles[] | void>;

/** Who reacts to what, in this order; each domain speaks for its own tables. */
const REACTING: { [Q in Question]: readonly string[] } = {
  'nda.signed': ['deals'],
  'property.deleting': ['deals', 'properties', 'documents'],
  'property.status-changing': ['deals'],
  'property.offers-due-changed': ['deals'],
  'user.roles-changing': ['properties', 'deals'],
  'deal.moving': ['tasks'],
  'deal.dates-made': ['tasks'],
  'deal.closing-moving': ['tasks'],
  'category.leaving': ['vendors'],
};

/**
 * What a later domain must refuse or add in the transaction of an earlier one, which does not know it. Everything that
 * may happen after the commit is a handler of an event instead.
 */
@Injectable()
export class Reactions implements OnApplicationBootstrap {
  private readonly reactions = new Map<string, Reaction<Question>>();

  /** @throws Error when the table does not name this domain, or it reacts twice */
  on<Q extends Question>(question: Q, domain: string, reaction: Reaction<Q>): void {
    const key = `${question} ${domain}`;
    if (!REACTING[question].includes(domain) || this.reactions.has(key)) {
      throw new Error(`${domain} may not react to ${question}, or does so already.`);
    }
    this.reactions.set(key, reaction as Reaction<Question>);
  }

  /** @throws Error when a domain that the table names does not react */
  onApplicationBootstrap(): void {
    const missing = Object.entries(REACTING)
      .flatMap(([question, domains]) => domains.map((domain) => `${question} ${domain}`))
      .filter((key) => !this.reactions.has(key));
    if (missing.length > 0) {
      throw new Error(`Nobody reacts: ${missing.join(', ')}`);
    }
  }

  /**
   * Asks everybody, one after the other, in the caller's transaction.
   * @returns the files that no record names after the commit
   */
  async react<Q extends Question>(manager: EntityManager, question: Q, given: Questions[Q]): Promise<OrphanedFiles[]> {
    const files: OrphanedFiles[] = [];
    for (const domain of REACTING[question]) {
      const reaction = this.reactions.get(`${question} ${domain}`);
      if (!reaction) {
        throw new Error(`Nobody reacts: ${question} ${domain}`);
      }
      files.push(...((await reaction(manager, given)) ?? []));
    }
    return files;
  }
}
