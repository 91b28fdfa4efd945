import { leadsTo, opens, type FeatureTools } from '#platform/web/voice/tool.ts'

export const tools: FeatureTools['tools'] = [
  leadsTo(
    'workouts.start',
    '/gym-ai',
    { en: 'Your next session is here.', de: 'Hier ist dein nächstes Training.' },
    `
      start|begin|open|do my|a|the|todays|next? next? workout|training|session|strength|gym session|training|workout?
      lets train|workout|work out?
      i want|am going|going to train|workout|exercise|work out? now|today?
      time to train|work out?
      lets lift|go train|lift?
      start gym
      i want to train|work|exercise out? now?
      starte das heutige training
      im at the gym
      begin my workout
      los gewichte stemmen
      training los
      lass uns trainieren gehen
      fang mein training an
      fang mein training jetzt an
      ich bin im fitnessstudio|studio|gym
      starte|start|beginn|beginne|offne mein|das|ein|die|meine|mit? nachstes|heutiges|dem? training|workout|trainingseinheit|krafttraining
      training|workout|krafttraining starten|beginnen
      ich mochte|will jetzt? trainieren
      lass uns trainieren`,
    { en: 'Start my workout', de: 'Starte mein Training' },
    opens('/gym-ai', { en: 'Open your next session?', de: 'Dein nächstes Training öffnen?' }),
  ),
  leadsTo(
    'workouts.plan',
    '/workout-generator',
    { en: 'Make a new plan here.', de: 'Hier kannst du einen Plan erstellen.' },
    `
      make|create|build|plan|generate|give me? a|my|an? new? training|workout|exercise plan|program|programme
      plan my|a? training|workouts|workout week?
      new training|workout plan
      i need a training|workout plan
      build|make a plan for me
      ich brauche|brauch einen trainingsplan
      mach|erstelle|bau|baue|gib mir? einen|meinen? neuen? trainingsplan|plan
      plan|plane mein|meine training|trainingswoche
      neuer|neuen trainingsplan machen|erstellen?
      trainingsplan machen|erstellen`,
    { en: 'Make a training plan', de: 'Mach einen Trainingsplan' },
    opens('/workout-generator', { en: 'Open the page that makes a plan?', de: 'Die Seite öffnen, die einen Plan macht?' }),
  ),
  leadsTo(
    'workouts.exercises',
    '/gym-ai/exercises',
    { en: 'All exercises.', de: 'Alle Übungen.' },
    `
      show|find|look|which|list me? up? all|some|the? exercises|exercise are|for? there|me?
      exercise library
      zeig|zeige|welche|such|finde mir? alle|die? ubungen gibt|es? es?
      ubungen zeigen|suchen|nachschlagen`,
    { en: 'Show all exercises', de: 'Zeig alle Übungen' },
  ),
]
