import { Body, Delete, Get, HttpCode, Param, Post, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Config } from '../../config';
import { CurrentCaller, Roles } from '../../platform/access/decorators';
import { HourlyLimit } from '../../platform/http/hourly-limit';
import { Caller, Role } from '../../platform/access/permissions';
import { CallController } from '../../platform/http/surfaces';
import { IdPipe } from '../../platform/common/id.pipe';
import { XLSX_TYPE, xlsxFile } from '../../platform/common/xlsx';
import { inputOfForm, StoreFormDto } from '../../domains/properties/editing/property-form.dto';
import { PropertyEditingService } from '../../domains/properties/editing/property-editing.service';
import { PropertyPublishingService } from '../../domains/properties/listing/property-publishing.service';
import { StoresOfSellerDto, StoresOfSellerRequestDto } from '../../domains/properties/people/people.calls.dto';
import { PropertyPeopleService } from '../../domains/properties/people/property-people.service';
import { pageWindow, pagination } from '../../platform/http/list/paging.dto';
import { PropertiesService } from './properties.service';
import { reportColumns } from './property-export';
import {
  DescriptionRequestDto,
  propertyFilter,
  RadiusRequestDto,
  StoreChangedDto,
  storeDto,
  StoreNamesQueryDto,
  StoresDto,
  StoresReportRequestDto,
  StoresRequestDto,
  VideoRequestDto,
} from '../../domains/properties/editing/property.dto';
import { LookupItemDto, lookupItems } from '../../platform/http/lookup-item.dto';

const changed = (StoreID: number, Message: string): StoreChangedDto => ({ StoreID, Message });

@CallController('Properties')
export class PropertiesAdminController {
  constructor(
    private readonly reads: PropertiesService,
    private readonly editing: PropertyEditingService,
    private readonly publishing: PropertyPublishingService,
    private readonly people: PropertyPeopleService,
    private readonly config: Config,
  ) {}

  @Get('lookup/stores/0')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'Properties_lookup', summary: 'Every property, newest first [CALL-014]' })
  @ApiOkResponse({ type: [LookupItemDto] })
  async lookup(@CurrentCaller() caller: Caller): Promise<LookupItemDto[]> {
    return lookupItems(await this.reads.lookup(caller));
  }

  @Get('lookup/stores/1')
  @Roles(Role.Admin)
  @ApiOperation({
    operationId: 'Properties_lookupNames',
    summary: 'The distinct property names, sorted; with Name the first 25 that hold it [CALL-015]',
  })
  @ApiOkResponse({ type: [LookupItemDto] })
  async lookupNames(@CurrentCaller() caller: Caller, @Query() { Name }: StoreNamesQueryDto): Promise<LookupItemDto[]> {
    return lookupItems(await this.reads.lookupNames(caller, Name));
  }

  @Post('admin/user/stores')
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiOperation({ operationId: 'Properties_ofSeller', summary: 'The properties of a seller [CALL-033]' })
  @ApiOkResponse({ type: StoresOfSellerDto })
  async ofSeller(
    @CurrentCaller() caller: Caller,
    @Body() request: StoresOfSellerRequestDto,
  ): Promise<StoresOfSellerDto> {
    const { rows, total } = await this.reads.search(caller, { sellerId: request.SellerID }, pageWindow(request));
    return {
      SellerStores: rows.map(storeDto),
      StoreIDs: await this.people.storeIdsOf(caller, request.SellerID),
      Pagination: pagination(request, total),
    };
  }

  @Post('admin/stores')
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiOperation({ operationId: 'Properties_search', summary: 'The property listing, newest first [CALL-034]' })
  @ApiOkResponse({ type: StoresDto })
  async search(@CurrentCaller() caller: Caller, @Body() criteria: StoresRequestDto): Promise<StoresDto> {
    const { rows, total } = await this.reads.search(caller, propertyFilter(criteria), pageWindow(criteria));
    return { Stores: rows.map(storeDto), Criteria: criteria, Pagination: pagination(criteria, total) };
  }

  @Post('admin/stores/download')
  @HourlyLimit('downloads')
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiOperation({
    operationId: 'Properties_download',
    summary: 'The listing as an Excel file, property_search_report.xlsx [CALL-035]',
  })
  @ApiOkResponse({ content: { [XLSX_TYPE]: { schema: { type: 'string', format: 'binary' } } } })
  async download(@CurrentCaller() caller: Caller, @Body() criteria: StoresReportRequestDto): Promise<StreamableFile> {
    return xlsxFile(
      'property_search_report.xlsx',
      'Properties',
      reportColumns(this.config.OFFICE_TIME_ZONE),
      await this.reads.report(caller, propertyFilter(criteria), criteria.Sort || undefined),
    );
  }

  @Post('admin/store')
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiOperation({
    operationId: 'Properties_save',
    summary: 'Create a property, or change it when StoreID is given [CALL-037]',
  })
  @ApiOkResponse({ type: StoreChangedDto })
  async save(@CurrentCaller() caller: Caller, @Body() form: StoreFormDto): Promise<StoreChangedDto> {
    if (form.StoreID === undefined) {
      return changed(await this.editing.create(caller, inputOfForm(form)), 'Property has been created.');
    }
    await this.editing.update(caller, form.StoreID, inputOfForm(form));
    return changed(form.StoreID, 'Property has been updated.');
  }

  @Delete('admin/store/:id')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'Properties_unpublish', summary: 'Unpublish a property [CALL-038]' })
  @ApiOkResponse({ type: StoreChangedDto })
  async unpublish(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<StoreChangedDto> {
    await this.publishing.unpublish(caller, id);
    return changed(id, 'Property has been unpublished.');
  }

  @Put('admin/store/:id/false')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'Properties_publish', summary: 'Publish a property [CALL-039]' })
  @ApiOkResponse({ type: StoreChangedDto })
  async publish(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<StoreChangedDto> {
    await this.publishing.publish(caller, id);
    return changed(id, 'Property has been published.');
  }

  @Put('admin/store/:id/true')
  @Roles(Role.Admin)
  @ApiOperation({ operationId: 'Properties_delete', summary: 'Delete a property for good [CALL-040]' })
  @ApiOkResponse({ type: StoreChangedDto })
  async delete(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: number): Promise<StoreChangedDto> {
    await this.publishing.delete(caller, id);
    return changed(id, 'Property has been deleted.');
  }

  @Post('admin/store/desc')
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiOperation({ operationId: 'Properties_describe', summary: 'Save the description [CALL-041]' })
  @ApiOkResponse({ type: StoreChangedDto })
  async describe(
    @CurrentCaller() caller: Caller,
    @Body() { StoreID, Description }: DescriptionRequestDto,
  ): Promise<StoreChangedDto> {
    await this.editing.describe(caller, StoreID, Description ?? '');
    return changed(StoreID, 'Description has been saved.');
  }

  @Post('admin/store/video')
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiOperation({ operationId: 'Properties_setVideo', summary: 'Save the video [CALL-042]' })
  @ApiOkResponse({ type: StoreChangedDto })
  async setVideo(
    @CurrentCaller() caller: Caller,
    @Body() { StoreID, VideoCode }: VideoRequestDto,
  ): Promise<StoreChangedDto> {
    await this.editing.setVideo(caller, StoreID, VideoCode);
    return changed(StoreID, 'Video has been saved.');
  }

  @Post('admin/store/radius')
  @Roles(Role.Admin)
  @HttpCode(200)
  @ApiOperation({ operationId: 'Properties_setRadius', summary: 'Save the explorer radius [CALL-043]' })
  @ApiOkResponse({ type: StoreChangedDto })
  async setRadius(
    @CurrentCaller() caller: Caller,
    @Body() { StoreID, MVPRadius }: RadiusRequestDto,
  ): Promise<StoreChangedDto> {
    await this.editing.setRadius(caller, StoreID, MVPRadius);
    return changed(StoreID, 'Explorer radius has been saved.');
  }
}
