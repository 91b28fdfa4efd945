import type { Template } from './template.ts'

const language = 'en'

/** Templates: each can be rendered unchanged, and has a slot or two for the person's own words. */
export const templates: readonly Template[] = [
  {
    id: 'safe-place',
    language,
    title: 'A place where nothing is asked',
    description: 'You go to a place you know, and look around in it.',
    categories: ['calm'],
    slots: [
      { id: 'place', label: 'A place you know', example: 'the bench by the water' },
      { id: 'sound', label: 'Sounds you can hear there', example: 'small waves' },
      { id: 'thing', label: 'Something you can touch there', example: 'warm wood' },
    ],
    script: `[sound waves 0.25]
[bell low]
Sit so that nothing has to hold you up. [pause 6s]
Let the next breath come by itself.

[pause 10s]

Think of {place}. Not how you got there. Just that you are there now. [pause 8s]
Look to the left. Look to the right. [pause 10s]
Listen. You can hear {sound}. [pause 15s]
Put out your hand, and find {thing}. [pause 15s]

Nobody needs you here. Nothing has to be finished. [pause 20s]
If a thought comes, let it sit down beside you. It will get up again. [pause 30s]

You can come back to this place whenever you close your eyes for a moment. [pause 8s]
Feel your feet. Feel the air on your face. [pause 5s]
Open your eyes when you like.
[bell low]
[sound off]`,
  },
  {
    id: 'evening-breath',
    language,
    title: 'Long breaths before sleep',
    description: 'Six slow breaths with a tone to follow, and then nothing.',
    categories: ['sleep', 'breath'],
    slots: [{ id: 'day', label: 'The day in two words', example: 'long and loud' }],
    script: `[sound rain 0.25]
Lie down as you will sleep. [pause 5s]
The day was {day}. It is over. [pause 8s]
Follow the tone. In while it rises, still while it stays, out while it falls.

[breath 4-7-8 x6]

Let the breath go its own way now. [pause 15s]
Your forehead is heavy. [pause 8s]
Your hands are heavy. [pause 8s]
Your legs are heavy, and the bed holds them. [pause 20s]
There is nothing left to do. Good night.
[pause 60s]
[sound off]`,
  },
  {
    id: 'kindness',
    language,
    title: 'Kindness for somebody',
    description: 'A few good wishes: for you, and for one other person.',
    categories: ['kindness'],
    slots: [
      { id: 'person', label: 'Somebody you think of', example: 'a friend of yours' },
      { id: 'wish', label: 'Your wish for them', example: 'a quiet evening' },
    ],
    script: `[sound pads 0.2]
[bell]
Sit down, and put a hand where you feel your heart. [pause 8s]
Say it to yourself first. [pause 3s]
May I be at ease. [pause 8s]
May I be kind to what is hard for me. [pause 8s]
May I have enough. [pause 12s]

Now think of {person}. See the face, and how it looks when it is glad. [pause 10s]
May you be at ease. [pause 8s]
May you have {wish}. [pause 8s]
May somebody be kind to you today. [pause 15s]

You do not have to feel anything. Wishing is enough. [pause 15s]
May we both be at ease.
[bell]
[pause 5s]
[sound off]`,
  },
  {
    id: 'body-scan',
    language,
    title: 'From the feet up',
    description: 'A slow walk through the body.',
    categories: ['body', 'calm'],
    slots: [{ id: 'sore', label: 'Where it is tight today', example: 'your shoulders' }],
    script: `[sound brown 0.15]
[bell low]
Lie or sit, as you like. Close your eyes if that is good for you. [pause 6s]
Go to your feet. Which of them is warmer? [pause 12s]
Go to your knees. They have carried you. [pause 12s]
Go to your belly. Let it be round and soft. [pause 12s]
Go to your hands. Open them a little. [pause 12s]
Go to {sore}. You do not have to change anything there. Breathe as if the breath went there. [pause 25s]
Go to your jaw. Let the teeth come apart. [pause 12s]
Go to your forehead. [pause 10s]

Now all of it at once, from the feet to the hair. [pause 30s]
Stretch, if you feel like it.
[bell low]
[sound off]`,
  },
  {
    id: 'three-things',
    language,
    title: 'Three things that were good',
    description: 'Small ones count.',
    categories: ['gratitude', 'evening'],
    slots: [
      { id: 'first', label: 'Something small', example: 'the first sip of something warm' },
      { id: 'second', label: 'Something somebody did', example: 'somebody who held a door' },
      { id: 'third', label: 'Something of your own', example: 'that you went on' },
    ],
    script: `[sound fire 0.3]
Take a breath, and let the day come by once more. [pause 8s]
There was {first}. Look at it again, as if you had time. [pause 20s]
There was {second}. See it from where you stood. [pause 20s]
And there was {third}. You did that. [pause 20s]

None of them has to be large. They were there. [pause 15s]
Keep one of them for the night.
[bell]
[pause 5s]
[sound off]`,
  },
  {
    id: 'hard-talk',
    language,
    title: 'Before a hard talk',
    description: 'Four minutes to stand on your own feet first.',
    categories: ['courage', 'breath'],
    slots: [
      { id: 'person', label: 'The person you will talk to', example: 'the other one' },
      { id: 'sentence', label: 'The one thing you want to say', example: 'I want us to find a way' },
    ],
    script: `[bell]
Stand, if you can. Both feet on the floor. [pause 5s]
Breathe with the tone, evenly.

[breath 4-4-4-4 x5]

Soon you will talk to {person}. You do not have to win. [pause 6s]
There is one thing that you want to say. It is this. {sentence}. [pause 6s]
Say it to yourself, slowly. [pause 12s]
Once more, and hear your own voice in it. [pause 12s]

If it gets loud, you can stop and breathe out. Nobody can take that from you. [pause 8s]
Drop your shoulders. Look at the door. Go when you are ready.
[bell high]`,
  },
  {
    id: 'after-work',
    language,
    title: 'Work is over',
    description: 'Put it down at the door.',
    categories: ['evening', 'calm'],
    slots: [
      { id: 'left', label: 'Left unfinished', example: 'the thing on your desk' },
      { id: 'next', label: 'Next', example: 'supper' },
    ],
    script: `[sound stream 0.25]
[bell low]
You are not there any more. [pause 6s]
Breathe out longer than you breathe in. [pause 10s]
There is {left}. It is not finished, and it will wait. Put it on a shelf. You know where it stands. [pause 15s]
Whatever anybody said today, they have gone home as well. [pause 12s]
Shake out your hands. [pause 8s]
Now comes {next}. Only that. [pause 15s]
[bell low]
[sound off]`,
  },
  {
    id: 'silence',
    language,
    title: 'Ten minutes of sitting',
    description: 'Hardly a word, and a bell now and then.',
    categories: ['focus'],
    slots: [{ id: 'anchor', label: 'Your anchor', example: 'the breath at your nose' }],
    script: `[bell low]
Sit upright, and soften everything that need not hold. Come back to {anchor} whenever you notice that you have left. [pause 170s]
[bell]
[pause 175s]
[bell]
[pause 175s]
[bell low]
[pause 5s]
Thank you for sitting.`,
  },
  {
    id: 'walking',
    language,
    title: 'Walking slowly',
    description: 'For a way that you know.',
    categories: ['walking', 'focus'],
    slots: [{ id: 'way', label: 'Where you walk', example: 'down the street' }],
    script: `[sound birds 0.2]
You walk {way}, and there is no hurry. [pause 10s]
Feel the heel come down, and then the toes. [pause 20s]
Walk a little slower than you would. [pause 25s]
Look for something green. [pause 20s]
Look for something that moves. [pause 20s]
Listen for what is farthest away. [pause 25s]
Listen for your own steps. [pause 25s]
When your thoughts are elsewhere, the next step brings you back. [pause 40s]
Stop for a moment, if you can. Look up.
[bell]
[pause 10s]
[sound off]`,
  },
  {
    id: 'worry',
    language,
    title: 'A worry, and where to put it',
    description: 'You look at it once, from all sides, and set it down.',
    categories: ['calm', 'courage'],
    slots: [
      { id: 'worry', label: 'Your worry', example: 'what tomorrow will bring' },
      { id: 'step', label: 'One small thing you can do', example: 'write it down' },
    ],
    script: `[sound wind 0.2]
[bell]
Breathe in. Breathe out, as if you blew on hot tea. [pause 10s]
Something worries you. It is {worry}. [pause 8s]
Where in the body is it? [pause 15s]
How large is it, really? As large as a hand? A room? [pause 15s]
What part of it can you change today? Perhaps this. You can {step}. [pause 15s]
The rest is weather. [pause 12s]
Put it down beside you, where you can see it. You can pick it up again after this. [pause 25s]
Breathe out once more, long.
[bell]
[sound off]`,
  },
  {
    id: 'grief',
    language,
    title: 'For somebody who is missing',
    description: 'Time with them, and a way back.',
    categories: ['grief'],
    slots: [
      { id: 'name', label: 'Whom you miss', example: 'somebody' },
      { id: 'memory', label: 'Something you remember', example: 'how they laughed' },
    ],
    script: `[sound night 0.25]
[bell low]
You miss {name}. You do not have to do anything about it for a while. [pause 12s]
Breathe as it comes. [pause 12s]
Remember {memory}. Let it be as clear as it wants to be. [pause 30s]
If there is something that you would like to say, say it now, without a voice. [pause 40s]
It may hurt. It may also be warm. Both can be there. [pause 25s]
Feel what holds you: the chair, the floor, the house. [pause 15s]
You can come back here. For now, come back to the room.
[bell low]
[pause 5s]
[sound off]`,
  },
  {
    id: 'morning',
    language,
    title: 'Before the first message',
    description: 'Three minutes that belong to you.',
    categories: ['morning', 'breath'],
    slots: [
      { id: 'word', label: 'A word for today', example: 'slowly' },
      { id: 'good', label: 'Something you look forward to', example: 'the light outside' },
    ],
    script: `[sound birds 0.25]
[bell high]
Good morning. Nobody wants anything yet. [pause 6s]
Breathe with the tone.

[breath 5.5-5.5 x5]

Roll your shoulders. Yawn, if there is one. [pause 10s]
Today there will be {good}. [pause 8s]
A word for the day: {word}. [pause 5s]
Say it to yourself, and put your feet on the floor. [pause 6s]
[bell high]
[sound off]`,
  },
]
