import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { Transform } from 'class-transformer';
import { CommaIds } from '../../../platform/common/id-list';
import { PageRequestDto, PaginationDto } from '../../../platform/http/list/paging.dto';
import { OptionalId, OptionalText, RequiredId } from '../../../platform/http/rules';
import { WireAlias } from '../../../platform/http/wire-names';
import { StoreDto } from '../editing/property.dto';
import type { Assignment, ListedAgent, ListedSeller, SellerFilter } from './property-people.service';

/** Which sellers to list [APROP-87]. */
export class SellersRequestDto extends PageRequestDto {
  /** Words, each of which is in the name, the e-mail address, the company, the city or the state. */
  @ApiPropertyOptional({ example: 'hart denver' })
  @OptionalText('Search', 200)
  Search?: string;
  @OptionalText('Company Name', 200)
  CompanyName?: string;
  @OptionalText('City', 100)
  City?: string;
  /** The name, the two letters or the id of a state. */
  @Transform(({ value }) => (typeof value === 'number' ? String(value) : value))
  @OptionalText('State', 50)
  State?: string;
  /** The property for which IsAssigned is told. */
  @OptionalId('StoreId')
  StoreId?: number;
  @IsOptional()
  @IsIn(['FirstName', 'LastName', 'CompanyName', 'City', 'Email'], { message: 'SortBy is invalid' })
  SortBy: string = 'FirstName';
  @Transform(({ value }) =>
    /^desc(ending)?$/i.test(String(value)) ? 'DESC' : /^(asc(ending)?)?$/i.test(String(value ?? '')) ? 'ASC' : value,
  )
  @IsOptional()
  @IsIn(['ASC', 'DESC'], { message: 'SortOrder is invalid' })
  SortOrder: string = 'ASC';
}

const SORT_FIELDS = {
  FirstName: 'firstName',
  LastName: 'lastName',
  CompanyName: 'companyName',
  City: 'city',
  Email: 'email',
} as const;

export const sellerFilter = (request: SellersRequestDto): SellerFilter => ({
  search: request.Search,
  companyName: request.CompanyName,
  city: request.City,
  state: request.State,
  sort: {
    field: SORT_FIELDS[request.SortBy as keyof typeof SORT_FIELDS],
    order: request.SortOrder === 'DESC' ? 'DESC' : 'ASC',
  },
});

/** A seller to whom a property can be assigned [APROP-89]. */
export class SellerItemDto {
  Id: number;
  FirstName: string;
  LastName: string;
  Email: string;
  PhoneNumber: string;
  CompanyName: string | null;
  City: string | null;
  State: string | null;
  /** Whether StoreId is theirs. */
  IsAssigned: boolean;
}

export const sellerItemDto = (seller: ListedSeller): SellerItemDto => ({
  Id: seller.id,
  FirstName: seller.firstName,
  LastName: seller.lastName,
  Email: seller.email,
  PhoneNumber: seller.phoneNumber,
  CompanyName: seller.companyName,
  City: seller.city,
  State: seller.state,
  IsAssigned: seller.isAssigned,
});

export class SellersDto {
  Sellers: SellerItemDto[];
  /** What was asked for. */
  Criteria: SellersRequestDto;
  Pagination: PaginationDto;
}

/** Gives properties to a seller or takes them away [ASEL-21]. */
export class AssignSellerRequestDto {
  @RequiredId('SellerId is required')
  SellerId: number;
  /** Ids joined by commas; written StoreIDs or StoreIds [ASEL-22]. */
  @CommaIds('StoreIDs')
  StoreIDs: number[];
  /** False takes the properties away from the seller. */
  @IsBoolean({ message: 'IsAssignSeller is invalid' })
  IsAssignSeller: boolean = true;
}

export const assignment = ({ SellerId, StoreIDs, IsAssignSeller }: AssignSellerRequestDto): Assignment => ({
  sellerId: SellerId,
  propertyIds: StoreIDs,
  give: IsAssignSeller,
});

/** What the seller has now [ASEL-23]. */
export class AssignedStoresDto {
  SellerId: number;
  StoreIDs: number[];
}

/** Whose properties to list [ASEL-18]. */
export class StoresOfSellerRequestDto extends PageRequestDto {
  @RequiredId('SellerID is required')
  SellerID: number;
}

/** One page of the properties of a seller; the ids are those of all of them. */
export class StoresOfSellerDto {
  SellerStores: StoreDto[];
  /** Joined by commas. */
  StoreIDs: string;
  Pagination: PaginationDto;
}

/** A listing agent [APROP-92]. */
export class AgentDto {
  Id: number;
  FirstName: string;
  LastName: string;
  /** The e-mail address, with which they sign in. */
  UserName: string;
}
export const agentDto = ({ id, firstName, lastName, email }: ListedAgent): AgentDto => ({
  Id: id,
  FirstName: firstName,
  LastName: lastName,
  UserName: email,
});
export class AgentsDto {
  Agents: AgentDto[];
}

export class StoreAgentsRequestDto {
  @RequiredId('StoreId is required')
  @WireAlias('StoreID')
  StoreId: number;
  /** Ids joined by commas, in the order in which they are shown; none removes all [APROP-91]. */
  @CommaIds('AgentIds', 20)
  AgentIds: number[];
}
