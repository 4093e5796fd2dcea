import { Module } from '@nestjs/common';
import { FavouritesService } from './favourites.service';
import { MyFavouritesResource } from './my-favourites.resource';

/** What people look for. */
@Module({ controllers: [MyFavouritesResource], providers: [FavouritesService], exports: [FavouritesService] })
export class DemandModule {}
