import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { IdList } from '../../platform/common/id-list';
import { Etag } from '../../platform/http/list/etags';
import { ReadOnly, Replacing } from '../../platform/http/read-only';
import { OptionalLines, OptionalText, RequiredId, RequiredText } from '../../platform/http/rules';
import { Website } from './vendors.calls.dto';
import type { OfficeVendor } from './vendors.list';

/** A vendor on /api/v1. */
export class VendorResourceDto {
  @ReadOnly()
  id: number;
  @Etag()
  etag?: string;
  companyName: string;
  address1: string | null;
  address2: string | null;
  city: string | null;
  stateId: number;
  @ReadOnly()
  stateCode: string;
  zipCode: string | null;
  country: string;
  description: string;
  website: string;
  logo: string | null;
  categoryIds: number[];
  active: boolean;
  @ReadOnly()
  createdAt: Date;
}

export class VendorBodyDto {
  @RequiredText('Company Name', 200)
  companyName: string;
  @OptionalText('Address1', 200)
  address1?: string | null;
  @OptionalText('Address2', 200)
  address2?: string | null;
  @OptionalText('City', 100)
  city?: string | null;
  @RequiredId('State is required')
  stateId: number;
  @OptionalText('ZipCode', 10)
  zipCode?: string | null;
  @OptionalText('Country', 20)
  country?: string | null;
  @OptionalLines('Description', 4000)
  description?: string | null;
  @Website()
  website: string;
  /** The name that the upload of the logo answered. */
  @ApiPropertyOptional({ example: null })
  @OptionalText('Logo', 100)
  logo?: string | null;
  /** Missing leaves them as they are. */
  @IsOptional()
  @IdList('categoryIds', 100)
  categoryIds?: number[];
  @IsOptional()
  @IsBoolean({ message: 'active is invalid' })
  active?: boolean;
}

export class ReplacedVendorDto extends Replacing(VendorBodyDto, VendorResourceDto) {}

export const vendorDto = ({ state, ...vendor }: OfficeVendor): VendorResourceDto => ({
  ...vendor,
  stateCode: state?.code ?? '',
});

export const inputOfBody = (body: VendorBodyDto) => ({
  companyName: body.companyName,
  address1: body.address1 || null,
  address2: body.address2 || null,
  city: body.city || null,
  stateId: body.stateId,
  zipCode: body.zipCode || null,
  country: body.country || 'USA',
  description: body.description ?? '',
  website: body.website,
  logo: body.logo || null,
});
