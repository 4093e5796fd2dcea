import { Body, Delete, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Caller, Role } from '../../platform/access/permissions';
import { CallController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { pagination, pageWindow } from '../../platform/http/list/paging.dto';
import { LOGO_SCHEMA } from '../../platform/http/upload.dto';
import {
  vendorCallDto,
  VendorCategoriesFormDto,
  vendorCriteria,
  VendorFormDto,
  vendorInput,
  VendorIdDto,
  VendorLogoDto,
  VendorsDto,
  VendorSearchDto,
} from './vendors.calls.dto';
import { VendorsService } from './vendors.service';

@CallController('Vendors')
@Roles(Role.Admin)
export class VendorsAdminController {
  constructor(private readonly vendors: VendorsService) {}

  @Post('admin/vendors')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Vendors_search', summary: 'The vendors [CALL-090]' })
  @ApiOkResponse({ type: VendorsDto })
  async search(@CurrentCaller() caller: Caller, @Body() criteria: VendorSearchDto): Promise<VendorsDto> {
    const { rows, total } = await this.vendors.search(caller, vendorCriteria(criteria), pageWindow(criteria));
    return { Vendors: rows.map(vendorCallDto), Pagination: pagination(criteria, total), Criteria: criteria };
  }

  @Post('admin/vendor')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Vendors_save', summary: 'Create or change a vendor [CALL-091]' })
  @ApiOkResponse({ type: VendorIdDto })
  async save(@CurrentCaller() caller: Caller, @Body() form: VendorFormDto): Promise<VendorIdDto> {
    return {
      VendorID: await this.vendors.save(caller, form.VendorID, vendorInput(form), {
        categoryIds: form.VendorCategoryIDs,
      }),
    };
  }

  @Delete('admin/vendor/:id')
  @ApiOperation({ operationId: 'Vendors_deactivate', summary: 'Take a vendor out of the directory [CALL-092]' })
  @ApiOkResponse({ type: VendorIdDto })
  async deactivate(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<VendorIdDto> {
    await this.vendors.setActive(caller, id, false);
    return { VendorID: id };
  }

  @Put('admin/vendor/:id')
  @ApiOperation({ operationId: 'Vendors_restore', summary: 'Bring a vendor back [CALL-093]' })
  @ApiOkResponse({ type: VendorIdDto })
  async restore(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<VendorIdDto> {
    await this.vendors.setActive(caller, id, true);
    return { VendorID: id };
  }

  @Post('admin/vendor/category')
  @HttpCode(200)
  @ApiOperation({ operationId: 'Vendors_setCategories', summary: 'Set the categories of a vendor [CALL-094]' })
  @ApiOkResponse({ type: VendorIdDto })
  async setCategories(
    @CurrentCaller() caller: Caller,
    @Body() { VendorID, CategoryIds }: VendorCategoriesFormDto,
  ): Promise<VendorIdDto> {
    await this.vendors.setCategories(caller, VendorID, CategoryIds);
    return { VendorID };
  }

  @Post('admin/upload/vendor/logo')
  @HourlyLimit('uploads')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody(LOGO_SCHEMA)
  @ApiOperation({ operationId: 'Vendors_uploadLogo', summary: 'Upload a logo; a save then names it [CALL-095]' })
  @ApiOkResponse({ type: VendorLogoDto })
  async uploadLogo(@CurrentCaller() caller: Caller, @Req() request: FastifyRequest): Promise<VendorLogoDto> {
    return { Logo: await this.vendors.uploadLogo(caller, request) };
  }
}
