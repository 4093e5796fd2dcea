import { Body, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Public } from '../../platform/access/decorators';
import { CallController } from '../../platform/http/surfaces';
import { VendorDirectoryService } from './vendor-directory.service';
import { DirectoryDto, DirectoryRequestDto } from './vendors.calls.dto';

@CallController('Vendors')
export class VendorsController {
  constructor(private readonly directory: VendorDirectoryService) {}

  @Post('vendor/profile/list')
  @Public()
  @HttpCode(200)
  @ApiOperation({ operationId: 'Vendors_directory', summary: 'The vendors of a category [CALL-096]' })
  @ApiOkResponse({ type: DirectoryDto })
  page(@Body() request: DirectoryRequestDto): Promise<DirectoryDto> {
    return this.directory.page(request);
  }
}
