import { ApiPropertyOptional } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, IsUrl, MaxLength } from 'class-validator';
import { CommaIds } from '../../platform/common/id-list';
import { PageRequestDto, PaginationDto } from '../../platform/http/list/paging.dto';
import { OptionalId, OptionalLines, OptionalText, RequiredId, RequiredText } from '../../platform/http/rules';
import type { ListedVendor } from './vendor-directory.service';
import type { OfficeVendor } from './vendors.list';
import type { VendorCriteria } from './vendors.service';

/** A web address as people write it; without a scheme it means https. */
export const Website = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => {
      const text: unknown = typeof value === 'string' ? value.trim() : value;
      return typeof text === 'string' && text !== '' && !/^[a-z][a-z0-9+.-]*:/i.test(text) ? `https://${text}` : text;
    }),
    IsString({ message: 'Website is required' }),
    IsNotEmpty({ message: 'Website is required' }),
    MaxLength(500, { message: 'Website must be at most 500 characters' }),
    IsUrl(
      { protocols: ['http', 'https'], require_protocol: true, disallow_auth: true },
      { message: 'Website is not valid' },
    ),
  );

export class VendorSearchDto extends PageRequestDto {
  @OptionalText('Company Name', 200)
  CompanyName?: string;
  @OptionalText('City', 100)
  City?: string;
  @OptionalId('State')
  StateID?: number;
}

export const vendorCriteria = ({ CompanyName, City, StateID }: VendorSearchDto): VendorCriteria => ({
  companyName: CompanyName,
  city: City,
  stateId: StateID,
});

/** [VEND-21] */
export class VendorDto {
  VendorID: number;
  CompanyName: string;
  Address1: string | null;
  Address2: string | null;
  City: string | null;
  StateID: number;
  StateCode: string;
  ZipCode: string | null;
  Country: string;
  Description: string;
  Website: string;
  /** Served at /VendorLogos/{Logo}. */
  Logo: string | null;
  ISActive: boolean;
  /** Ids joined by commas. */
  VendorCategoryIDs: string;
  CreatedDate: Date;
}

export const vendorCallDto = (vendor: OfficeVendor): VendorDto => ({
  VendorID: vendor.id,
  CompanyName: vendor.companyName,
  Address1: vendor.address1,
  Address2: vendor.address2,
  City: vendor.city,
  StateID: vendor.stateId,
  StateCode: vendor.state?.code ?? '',
  ZipCode: vendor.zipCode,
  Country: vendor.country,
  Description: vendor.description,
  Website: vendor.website,
  Logo: vendor.logo,
  ISActive: vendor.active,
  VendorCategoryIDs: vendor.categoryIds.join(),
  CreatedDate: vendor.createdAt,
});

/** [VEND-22] */
export class VendorsDto {
  Vendors: VendorDto[];
  Pagination: PaginationDto;
  /** What was asked for. */
  Criteria: VendorSearchDto;
}

/** Creates a vendor, or with a VendorID changes it [VEND-23]. */
export class VendorFormDto {
  @OptionalId('VendorID')
  VendorID?: number;
  @RequiredText('Company Name', 200)
  CompanyName: string;
  @OptionalText('Address1', 200)
  Address1?: string;
  @OptionalText('Address2', 200)
  Address2?: string;
  @OptionalText('City', 100)
  City?: string;
  @RequiredId('State is required')
  StateID: number;
  @OptionalText('ZipCode', 10)
  ZipCode?: string;
  @OptionalText('Country', 20)
  Country?: string;
  @OptionalLines('Description', 4000)
  Description?: string;
  @Website()
  Website: string;
  /** The name that the upload of the logo answered. */
  @ApiPropertyOptional({ example: '' })
  @OptionalText('Logo', 100)
  Logo?: string;
  /** Missing leaves them as they are. */
  @IsOptional()
  @CommaIds('VendorCategoryIDs', 100)
  VendorCategoryIDs?: number[];
}

export class VendorIdDto {
  VendorID: number;
}

/** [VEND-24] */
export class VendorCategoriesFormDto {
  @RequiredId('VendorID is required')
  VendorID: number;
  @CommaIds('CategoryIds', 100)
  CategoryIds: number[];
}

export class VendorLogoDto {
  Logo: string;
}

export class DirectoryRequestDto extends PageRequestDto {
  /** A child category; without it every vendor. */
  @OptionalId('CategoryID')
  CategoryID?: number;
}

/** [VEND-40] */
export class DirectoryVendorDto {
  VendorID: number;
  Logo: string | null;
  CompanyName: string;
  Description: string;
  Website: string;
}

export const directoryVendorDto = (vendor: ListedVendor): DirectoryVendorDto => ({
  VendorID: vendor.id,
  Logo: vendor.logo,
  CompanyName: vendor.companyName,
  Description: vendor.description,
  Website: vendor.website,
});

/** [VEND-42] */
export class DirectoryDto {
  Vendors: DirectoryVendorDto[];
  Pagination: PaginationDto;
}

/** A form's empty fields are missing ones. */
export const vendorInput = (form: VendorFormDto) => ({
  companyName: form.CompanyName,
  address1: form.Address1 || null,
  address2: form.Address2 || null,
  city: form.City || null,
  stateId: form.StateID,
  zipCode: form.ZipCode || null,
  country: form.Country || 'USA',
  description: form.Description ?? '',
  website: form.Website,
  logo: form.Logo || null,
});
