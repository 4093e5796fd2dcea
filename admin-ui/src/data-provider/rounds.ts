import type { CloseRoundDto, RoundBodyDto, RoundChangeDto, RoundDto } from '@stowbridge/api';
import { PropertiesResourceService } from '@stowbridge/api/services/PropertiesResourceService';
import { RoundsResourceService } from '@stowbridge/api/services/RoundsResourceService';
import { transport } from './transport';

const propertiesApi = new PropertiesResourceService(transport);
const roundsApi = new RoundsResourceService(transport);

/** Until when offers on a property are due, from whom, and who reads them before. */
export const roundCalls = {
  /** The first one first. */
  rounds: (propertyId: number): Promise<RoundDto[]> => propertiesApi.rounds({ id: propertyId }),

  openRound: (propertyId: number, requestBody: RoundBodyDto, idempotencyKey: string): Promise<RoundDto> =>
    propertiesApi.openRound({ id: propertyId, requestBody, idempotencyKey }),

  changeRound: (id: number, requestBody: RoundChangeDto): Promise<RoundDto> => roundsApi.update({ id, requestBody }),

  /** @param dueAt a moment, or a day at whose end offers are due */
  extendRound: (id: number, dueAt: string): Promise<RoundDto> => roundsApi.extend({ id, requestBody: { dueAt } }),

  /** Lets the terms be read before they are due. */
  breakSeal: (id: number, reason: string): Promise<RoundDto> => roundsApi.unseal({ id, requestBody: { reason } }),

  inviteToRound: (id: number, dealIds: number[]): Promise<RoundDto> =>
    roundsApi.invite({ id, requestBody: { dealIds } }),

  closeRound: (id: number, requestBody: CloseRoundDto): Promise<RoundDto> => roundsApi.close({ id, requestBody }),
};
