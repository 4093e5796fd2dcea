import { dealLengths } from '@stowbridge/contract/fields';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { pagination, PageRequestDto, PaginationDto } from '../../platform/http/list/paging.dto';
import {
  MAX_ID,
  OptionalId,
  OptionalLines,
  OptionalText,
  PriceAmount,
  RequiredId,
  RequiredText,
  WholeAmount,
  emptyAsMissing,
} from '../../platform/http/rules';
import {
  type DealChange,
  type DealFilter,
  type MovedDeal,
  type NewDeal,
  type SeenOffer,
  WAITING,
  type Waiting,
} from './deal';
import type { DealNda, DealRow } from './deals.queries';

/** Names a deal and, where the screen knows it, what it showed: refused when the offer is not so any more [DEAL-27, DASH-39]. */
export class DealActionDto {
  @RequiredId('Id is required')
  Id: number;
  @OptionalId('StoreId')
  StoreId?: number;
  @OptionalId('BuyerId')
  BuyerId?: number;
  @WholeAmount(undefined, 'Price is invalid', dealLengths.price)
  Price?: number;
  /** Of the terms that were shown, as listed with the offer. */
  @OptionalId('Version')
  Version?: number;
  @OptionalId('DealStatusID')
  DealStatusID?: number;
}

export const seenOffer = ({ StoreId, BuyerId, Price, Version }: DealActionDto): SeenOffer => ({
  propertyId: StoreId,
  buyerId: BuyerId,
  price: Price,
  version: Version,
});

/** A deal's new buyer, property and price [DEAL-32]. */
export class ChangeDealDto {
  @OptionalId('StoreId')
  StoreId?: number;
  @OptionalId('BuyerId')
  BuyerId?: number;
  @PriceAmount(undefined, 'Price is invalid', dealLengths.price)
  Price?: number;
}

export const dealChange = ({ StoreId, BuyerId, Price }: ChangeDealDto): DealChange => ({
  propertyId: StoreId,
  buyerId: BuyerId,
  price: Price,
});

export class DealStageAnswerDto {
  ID: number;
  DealStatusID: number;
  DealStatus: string;
}
export const dealStageAnswerDto = ({ id, dealStatusId, statusName }: MovedDeal): DealStageAnswerDto => ({
  ID: id,
  DealStatusID: dealStatusId,
  DealStatus: statusName,
});

/** A deal that an administrator adds for a buyer [ABUY-16 to ABUY-21]. */
export class NewDealDto {
  @OptionalId('ID')
  ID?: number;
  @RequiredId('BuyerID is required')
  BuyerID: number;
  @RequiredId('Please select the property')
  StoreID: number;
  @RequiredText('DealName', dealLengths.dealName, 'Deal Name is required.')
  DealName: string;
  @OptionalLines('Description', dealLengths.description)
  Description?: string;
  @PriceAmount('Price is required.', 'Price is invalid', dealLengths.price)
  Price: number;
}

export const newDeal = ({ BuyerID, StoreID, DealName, Description, Price }: NewDealDto): NewDeal => ({
  buyerId: BuyerID,
  propertyId: StoreID,
  dealName: DealName,
  description: Description,
  price: Price,
});

export class DealIdDto {
  ID: number;
}

/** What the tracker searches by [DEAL-39]. */
export class DealSearchDto extends PageRequestDto {
  @OptionalText('DealName', 200)
  DealName?: string;
  @OptionalText('PropertyName', 200)
  PropertyName?: string;
  @OptionalId('StatusID')
  StatusID?: number;
  @OptionalText('BuyerName', 255)
  BuyerName?: string;
  @OptionalText('BuyerEmail', 256)
  BuyerEmail?: string;
  /** The administrator who takes care of the deals; 0: nobody in particular. */
  @emptyAsMissing()
  @Type(() => Number)
  @IsOptional()
  @Max(MAX_ID, { message: 'OwnerID is invalid' })
  @Min(0, { message: 'OwnerID is invalid' })
  @IsInt({ message: 'OwnerID is invalid' })
  OwnerID?: number;
  /** Only offers that the seller may answer, those of them that were due before today, or deals that have not ended. */
  @ApiPropertyOptional({ enum: WAITING })
  @emptyAsMissing()
  @IsOptional()
  @IsIn(WAITING, { message: 'Waiting is invalid' })
  Waiting?: Waiting;
  /** Only accepted deals with a date that has passed. */
  @ApiPropertyOptional({ enum: ['true'] })
  @emptyAsMissing()
  @IsOptional()
  @IsIn(['true'], { message: 'Late is invalid' })
  Late?: 'true';
}

/** The same in the order of the tracker. */
export class DealFileRequestDto extends DealSearchDto {
  /** The field that the list is sorted by and the order; without it as the list begins. */
  @ApiPropertyOptional({ example: 'createdAt DESC' })
  @OptionalText('Sort', 60)
  Sort?: string;
}

export const trackerFilter = (request: DealSearchDto): DealFilter => ({
  dealName: request.DealName,
  propertyName: request.PropertyName,
  statusId: request.StatusID || undefined,
  buyerName: request.BuyerName,
  buyerEmail: request.BuyerEmail,
  ownerId: request.OwnerID,
  waiting: request.Waiting,
  late: request.Late && true,
  tracker: true,
});

export class PropertyDealsDto extends PageRequestDto {
  @RequiredId('StoreID is required')
  StoreID: number;
}

export class UserDealsDto extends PageRequestDto {
  @RequiredId('BuyerID is required')
  BuyerID: number;
}

/** The NDA behind a deal [DEAL-38]. */
export class DealNdaDto {
  NDAName: string;
  NDALastName: string;
  NDAEmail: string;
  NDAAddress: string;
  NDAAddress2: string | null;
  NDACity: string;
  NDAState: string;
  NDAZipCode: string;
  NDAPhone: string;
  NDAEntity: string | null;
  NDASignedDate: Date;
}

/** A deal as the back office sees it [DEAL-36, DEAL-37]. */
export class DealDto {
  ID: number;
  DealName: string;
  Description: string | null;
  StoreID: number | null;
  StoreName: string;
  City: string | null;
  State: string | null;
  ZipCode: string | null;
  BuyerID: number | null;
  Buyer: string;
  BuyerEmail: string | null;
  BuyerPhone: string | null;
  /** Whole dollars. */
  Price: number | null;
  /** When the price and the terms can be read; null where they can be. */
  SealedUntil: Date | null;
  LOIName: string | null;
  LOICompanyName: string | null;
  DiligencePeriodID: number | null;
  DiligencePeriod: string | null;
  /** Percent. */
  EarnestMoneyDeposit: number | null;
  SourceOfFinancing: string | null;
  /** Of the terms; null before the first ones. */
  Version: number | null;
  DealStatusID: number;
  DealStatus: string;
  /** The same as DealStatusID; the documents give both. */
  StatusID: number;
  StatusDate: Date;
  CreatedDate: Date;
  IsInterested: boolean;
  IsOffline: boolean;
  OfflineBuyerFirstName: string | null;
  OfflineBuyerLastName: string | null;
  OfflineBuyerEmail: string | null;
  OfflineBuyerCity: string | null;
  OfflineBuyerState: string | null;
  OfflineBuyerStateID: number | null;
  NDA: DealNdaDto | null;
}

const dealNdaDto = (nda: DealNda): DealNdaDto => ({
  NDAName: nda.firstName,
  NDALastName: nda.lastName,
  NDAEmail: nda.email,
  NDAAddress: nda.address1,
  NDAAddress2: nda.address2,
  NDACity: nda.city,
  NDAState: nda.state,
  NDAZipCode: nda.zipCode,
  NDAPhone: nda.phone,
  NDAEntity: nda.entity,
  NDASignedDate: nda.signedAt,
});

const toDealDto = (row: DealRow): DealDto => ({
  ID: row.id,
  DealName: row.dealName,
  Description: row.description,
  StoreID: row.propertyId,
  StoreName: row.propertyName,
  City: row.city,
  State: row.stateCode,
  ZipCode: row.zipCode,
  BuyerID: row.buyerId,
  Buyer: row.buyerName,
  BuyerEmail: row.buyerEmail,
  BuyerPhone: row.buyerPhone,
  Price: row.price,
  SealedUntil: row.sealedUntil,
  LOIName: row.loiName,
  LOICompanyName: row.loiCompanyName,
  DiligencePeriodID: row.diligencePeriodId,
  DiligencePeriod: row.diligencePeriod,
  EarnestMoneyDeposit: row.earnestMoneyDeposit,
  SourceOfFinancing: row.sourceOfFinancing,
  Version: row.version,
  DealStatusID: row.statusId,
  DealStatus: row.statusName,
  StatusID: row.statusId,
  StatusDate: row.statusDate,
  CreatedDate: row.createdAt,
  IsInterested: row.isInterested,
  IsOffline: row.offline,
  OfflineBuyerFirstName: row.offlineBuyerFirstName,
  OfflineBuyerLastName: row.offlineBuyerLastName,
  OfflineBuyerEmail: row.offlineBuyerEmail,
  OfflineBuyerCity: row.offlineBuyerCity,
  OfflineBuyerState: row.offlineBuyerState,
  OfflineBuyerStateID: row.offlineBuyerStateId,
  NDA: row.nda && dealNdaDto(row.nda),
});

export class DealSearchAnswerDto {
  Deals: DealDto[];
  Pagination: PaginationDto;
  Criteria: DealSearchDto;
}
export class DealListAnswerDto {
  Deals: DealDto[];
  Pagination: PaginationDto;
}
export class PropertyDealsAnswerDto extends DealListAnswerDto {
  Criteria: PropertyDealsDto;
}

export const dealListDto = (
  request: PageRequestDto,
  { rows, total }: { rows: DealRow[]; total: number },
): DealListAnswerDto => ({ Deals: rows.map(toDealDto), Pagination: pagination(request, total) });
