import { Body, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { OnlyReads, Public } from '../../platform/access/decorators';
import { ForEverybody } from '../../platform/cache/for-everybody';
import { CallController } from '../../platform/http/surfaces';
import { VendorDirectoryService } from './vendor-directory.service';
import { pagination, pageWindow } from '../../platform/http/list/paging.dto';
import { DirectoryDto, DirectoryRequestDto, directoryVendorDto } from './vendors.calls.dto';

@CallController('Vendors')
export class VendorsController {
  constructor(private readonly directory: VendorDirectoryService) {}

  @Post('vendor/profile/list')
  @OnlyReads()
  @Public()
  @ForEverybody()
  @HttpCode(200)
  @ApiOperation({ operationId: 'Vendors_directory', summary: 'The vendors of a category [CALL-096]' })
  @ApiOkResponse({ type: DirectoryDto })
  async page(@Body() request: DirectoryRequestDto): Promise<DirectoryDto> {
    const { rows, total } = await this.directory.page(request.CategoryID, pageWindow(request));
    return { Vendors: rows.map(directoryVendorDto), Pagination: pagination(request, total) };
  }
}
