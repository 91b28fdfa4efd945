import { leadsTo, type FeatureTools } from '#platform/web/voice/tool.ts'
import type { GameId } from '../games/core/catalog.ts'
import { GAME_NAMES } from '../games/core/names.ts'

/** Opens a game. */
const game = (id: GameId, phrases: string) =>
  leadsTo(`mind.${id}`, `/brain-forest/play/${id}`, { en: `${GAME_NAMES.en[id]}.`, de: `${GAME_NAMES.de[id]}.` }, phrases)

export const tools: FeatureTools['tools'] = [
  leadsTo(
    'mind.round',
    '/brain-forest',
    { en: 'Today’s round waits in the brain forest.', de: 'Die Runde von heute liegt im Gehirnwald.' },
    `
      start|begin|play|open|do my|the|a|todays|today? todays|daily|brain|mind|thinking? round|training|games
      start|play|do my? brain|mind training|games|exercises|workout
      train my brain|mind|head|memory
      i want to train my memory|brain|mind
      lets do some? brain training
      play the games
      daily games|round
      lass uns gehirntraining machen
      spiel|spiele die denkspiele
      starte meine denkrunde
      die taglichen spiele
      ich will|mochte mein gedachtnis|gehirn trainieren
      play a? brain|mind? game
      starte|start|beginn|beginne|spiel|spiele|mach meine|die|eine|heutige? heutige|tagliche? runde|denkrunde|denkspiele
      gehirntraining|denktraining|kopftraining|gedachtnistraining starten|machen|beginnen?
      ich mochte|will etwas|was|ein spielen|spiel? spielen?
      trainier|trainiere mein|meinen gehirn|kopf|gedachtnis
      denkspiele|denkspiel spielen|starten?`,
    { en: 'Start today’s round', de: 'Starte die Denkrunde' },
  ),
  leadsTo(
    'mind.history',
    '/brain-forest/history',
    { en: 'How your games went.', de: 'Wie deine Spiele liefen.' },
    `
      show|open me? my? game|games|mind|brain? scores|score|history|results|progress
      how are|did my games|scores going|go?
      zeig|zeige mir? meine? spielergebnisse|spielwerte|spielverlauf|punkte
      wie liefen|laufen meine spiele`,
    { en: 'Show my game results', de: 'Zeig meine Spielergebnisse' },
  ),
  game(
    'corsi',
    `
      play|start|open stepping stones game?
      play the? corsi game?
      spiel|spiele|starte trittsteine
      trittsteine spielen|starten`,
  ),
  game(
    'digit-span',
    `
      play|start|open row of digits game?
      play the? digit span
      spiel|spiele|starte die? zahlenreihe
      die? zahlenreihe spielen|starten`,
  ),
  game(
    'dual-n-back',
    `
      play|start|open two|2 trails back game?
      play the? dual? n back
      spiel|spiele|starte zwei|2 spuren zuruck
      zwei|2 spuren zuruck spielen|starten`,
  ),
  game(
    'flanker',
    `
      play|start|open flock of birds game?
      play the? flanker
      spiel|spiele|starte den? vogelschwarm
      den? vogelschwarm spielen|starten`,
  ),
  game(
    'object-tracking',
    `
      play|start|open fireflies game?
      play the? object tracking
      spiel|spiele|starte die? gluhwurmchen
      die? gluhwurmchen spielen|starten`,
  ),
  game(
    'symbol-digit',
    `
      play|start|open leaf code game?
      play the? symbol digit
      spiel|spiele|starte die? blattschrift
      die? blattschrift spielen|starten`,
  ),
  game(
    'matrices',
    `
      play|start|open leaf patterns game?
      play the? matrices
      spiel|spiele|starte die? blattmuster
      die? blattmuster spielen|starten`,
  ),
]
