import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/decorators';
import { IMMUTABLE, imageType, sendFile } from '../storage/send-file';
import { IMAGE_WIDTHS, ImageArea, StoredImagesService } from '../storage/stored-images.service';

const PICTURE = { content: { 'image/webp': { schema: { type: 'string' as const, format: 'binary' } } } };
const WIDTH = { name: 'w', required: false, enum: IMAGE_WIDTHS.map(String), description: 'Width in pixels; the stored size without it.' };

/** The pictures of the public pages; outside the API root, as the documents say. */
@ApiTags('Images')
@Controller()
@Public()
export class StoredImagesController {
  constructor(private readonly images: StoredImagesService) {}

  @Get('StoreImages/:fileName')
  @ApiQuery(WIDTH)
  @ApiOperation({ operationId: 'StoredImages_property', summary: 'A picture of a property [CALL-109]' })
  @ApiOkResponse(PICTURE)
  property(@Param('fileName') fileName: string, @Query('w') width: unknown, @Res() reply: FastifyReply): Promise<void> {
    return this.send('StoreImages', fileName, width, reply);
  }

  @Get('VendorLogos/:fileName')
  @ApiQuery(WIDTH)
  @ApiOperation({ operationId: 'StoredImages_vendor', summary: 'The logo of a vendor [CALL-108]' })
  @ApiOkResponse(PICTURE)
  vendor(@Param('fileName') fileName: string, @Query('w') width: unknown, @Res() reply: FastifyReply): Promise<void> {
    return this.send('VendorLogos', fileName, width, reply);
  }

  @Get('TeamImages/:fileName')
  @ApiQuery(WIDTH)
  @ApiOperation({ operationId: 'StoredImages_team', summary: 'The photo of a team member [CALL-110]' })
  @ApiOkResponse(PICTURE)
  team(@Param('fileName') fileName: string, @Query('w') width: unknown, @Res() reply: FastifyReply): Promise<void> {
    return this.send('TeamImages', fileName, width, reply);
  }

  private async send(area: ImageArea, fileName: string, width: unknown, reply: FastifyReply): Promise<void> {
    const file = await this.images.open(area, fileName, width);
    sendFile(reply, file, { 'Content-Type': width === undefined ? imageType(fileName) : 'image/webp', 'Cache-Control': IMMUTABLE });
  }
}
