import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { OnlyReads, Public } from '../../../platform/access/decorators';
import { IMAGE_WIDTHS } from '../../../platform/storage/image-variants';
import { IMMUTABLE, imageType, isKnown, sendFile } from '../../../platform/storage/send-file';
import { ImageArea, StoredImagesService } from '../../../platform/storage/stored-images.service';

const PICTURE = { content: { 'image/webp': { schema: { type: 'string' as const, format: 'binary' } } } };
const UNCHANGED = { status: 304, description: 'The browser has it already: If-None-Match names its ETag.' };
const WIDTH = {
  name: 'w',
  required: false,
  enum: IMAGE_WIDTHS.map(String),
  description: 'Width in pixels; the stored size without it.',
};

/** The pictures of the public pages; outside the API root, as the documents say. */
@ApiTags('Images')
@Controller()
@Public()
export class StoredImagesController {
  constructor(private readonly images: StoredImagesService) {}

  @Get('StoreImages/:fileName')
  @OnlyReads()
  @ApiQuery(WIDTH)
  @ApiOperation({ operationId: 'StoredImages_property', summary: 'A picture of a property [CALL-109]' })
  @ApiOkResponse(PICTURE)
  @ApiResponse(UNCHANGED)
  property(@Param('fileName') fileName: string, @Query('w') width: unknown, @Res() reply: FastifyReply): Promise<void> {
    return this.send('StoreImages', fileName, width, reply);
  }

  @Get('VendorLogos/:fileName')
  @OnlyReads()
  @ApiQuery(WIDTH)
  @ApiOperation({ operationId: 'StoredImages_vendor', summary: 'The logo of a vendor [CALL-108]' })
  @ApiOkResponse(PICTURE)
  @ApiResponse(UNCHANGED)
  vendor(@Param('fileName') fileName: string, @Query('w') width: unknown, @Res() reply: FastifyReply): Promise<void> {
    return this.send('VendorLogos', fileName, width, reply);
  }

  @Get('TeamImages/:fileName')
  @OnlyReads()
  @ApiQuery(WIDTH)
  @ApiOperation({ operationId: 'StoredImages_team', summary: 'The photo of a team member [CALL-110]' })
  @ApiOkResponse(PICTURE)
  @ApiResponse(UNCHANGED)
  team(@Param('fileName') fileName: string, @Query('w') width: unknown, @Res() reply: FastifyReply): Promise<void> {
    return this.send('TeamImages', fileName, width, reply);
  }

  private async send(area: ImageArea, fileName: string, width: unknown, reply: FastifyReply): Promise<void> {
    const file = await this.images.open(area, fileName, width);
    const etag = `"${fileName}${width === undefined ? '' : `-${String(width)}`}"`;
    if (isKnown(reply.request, etag)) {
      file.stream.destroy();
      return void reply.status(304).headers({ ETag: etag, 'Cache-Control': IMMUTABLE }).send();
    }
    sendFile(reply, file, {
      ETag: etag,
      'Content-Type': width === undefined ? imageType(fileName) : 'image/webp',
      'Cache-Control': IMMUTABLE,
    });
  }
}
