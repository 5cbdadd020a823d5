"""Posters of the how-to films: what each film shows, close by. The corners stay calm, since one holds the play button."""
from kit import *
from nursing import BAND, with_cup
from recovering import limb, table
def sleeve(x1,y1,x2,y2,w,col,cuff): return L(f'M{x1} {y1}L{x2} {y2}',col,w)+Ci(x2,y2,w/2,cuff)
def suds(x,y,k=1): return g(''.join(Ci(a,b,r,'#fffdf9') for a,b,r in [(-120,10,40),(-60,-14,52),(10,4,46),(70,-16,50),(124,10,38)])+Ci(-150,-60,16,'#fffdf9')+Ci(150,-74,20,'#fffdf9')+Ci(108,-104,11,'#fffdf9'),x,y,k)
def latch():
    s=S('film-latch'); s.blob(C['sage0'],3); s.sprig(150,880,1); s.sprig(1060,880,.9,0,True)
    sc=(C['sky2'],'#a3c8da','#8fb6c9'); b,f=head(640,270,.76,10,'tan','dark','hijab',scarf=sc); s.a(b,bust(640,270,.76,C['coral3'],C['coral2'],900,1.06),f)
    o=bundle(0,0,1,0,False,C['butter'],C['butter2'],'#fff6ea',C['butter0'],'tan','dark')+g(babyhead(0,0,1,0,'tan','dark','smile','hood','none',C['butter0'])+El(0,66,27,30,'#c9453f')+El(0,84,17,10,'#f28a83'),-166,-38,.8)
    s.a(g(o,600,722,1.04,13),cradle_arm(C['coral3'],C['coral2'],'tan',-6,-8,1.01)); s.heart((930,300,.7,.85),(985,240,.42,.5)); s.save()
def by_hand():
    s=S('film-hand-expression'); s.blob(C['sky'],2)
    s.a(R(170,330,800,640,C['sage'],120),R(120,560,190,420,C['sage2'],80),R(830,560,190,420,C['sage2'],80))
    s.a(with_cup(.9,570,226,C['butter'],C['butter2'],BAND['muslin'],(C['sage2'],C['sage3'],'#6f9070')))
    s.heart((930,200,.7,.85),(985,140,.42,.5)); s.star((250,220,1.3),(1080,380,1)); s.save()
def bag(x,y,k=1,r=0,c=C['coral'],level=-90): return g(P('M-84-250H84L94 0C94 12-94 12-94 0Z','#fff',fill_opacity='.92',stroke='#e3d3bd',stroke_width=5)+P(f'M-88 {level}H88L92-4C92 6-92 6-92-4Z','#fff0d6')+R(-90,-262,180,40,c,12)+R(-60,-196,120,70,'#fffdf9',8,stroke=C['line'],stroke_width=4)+L('M-42-172H42M-42-148H14',C['line'],7),x,y,k,r)
def labels():
    s=S('film-milk-labels'); s.blob(C['peach'],2); s.a(table(740)); s.a(bag(300,736,1.05,-3,C['sage2'],-110),bag(520,736,1.05,0,C['butter2'],-90))
    s.a(bag(760,740,1.35,0,C['sky3'],-120)); s.heart((716,500,.4,1))
    s.a(sleeve(1240,560,1010,490,110,C['sage2'],C['sage3']),L('M806 500L900 430',C['coral'],22),P('M788 514L800 488L816 510Z',C['ink']),hand(996,482,1.6,186,'light',True)); s.star((230,320,1.3),(420,280,.9),(640,230,1.1)); s.heart((900,260,.6,.85)); s.save()
def pump_parts():
    s=S('film-pump-parts'); s.blob(C['butter0'],2); s.a(table(740))
    s.a(L('M500 560L440 330',C['wood2'],20),R(404,250,62,110,'#fffdf9',28),L('M420 270L450 276M416 296L452 302M418 322L456 328',C['sky3'],6))
    s.a(g(P('M-110-120C-100-40-60-10-44 40V110H44V40C60-10 100-40 110-120C60-90-60-90-110-120Z','#fff',fill_opacity='.95',stroke='#e3d3bd',stroke_width=5)+El(0,-118,110,26,'#fdeedd',stroke='#e3d3bd',stroke_width=5),620,470,1,14))
    s.a(P('M250 560H770C760 700 720 742 510 742C300 742 260 700 250 560Z',C['sky3']),R(226,540,568,44,C['sky4'],22),suds(500,540,1.3))
    s.a(R(830,690,270,30,C['sage2'],14),L('M866 690V620M912 690V600M958 690V600M1004 690V600M1056 690V620',C['sage3'],12),P('M880 660V540C880 520 890 510 910 510H960C980 510 990 520 990 540V660Z','#fff',fill_opacity='.95',stroke='#e3d3bd',stroke_width=5),R(872,640,126,36,C['coral3'],12),Ci(1050,610,40,'#fffdf9',stroke='#e3d3bd',stroke_width=5),Ci(1050,610,20,C['butter'])); s.star((900,300,1.3),(970,380,.9),(270,330,1)); s.heart((760,270,.6,.85)); s.save()
def bath():
    s=S('film-newborn-bath'); s.blob(C['sky'],3); s.floor(870,C['sky2'],90,1030,32)
    s.a(dots([(820,330),(900,280),(870,400),(760,260)],'#fffdf9',16)); s.a(L('M230 556Q420 610 600 570',SK['brown'][0],84),sleeve(-40,500,236,558,120,C['sage2'],C['sage3']))
    s.a(P('M450 540C540 490 720 520 850 640H430C420 600 426 560 450 540Z',SK['rose'][0]),limb((690,580,780,540,820,470),54,SK['rose'][0]),fist(824,452,1.6,-80,'rose'),limb((560,560,630,570,650,610),56,SK['rose'][1]),hand(588,560,1.35,6,'brown',False),babyhead(440,430,1.24,-14,'rose','chest','smile','tuft','open'))
    s.a(P('M210 640H990C980 800 920 850 600 850C280 850 220 800 210 640Z','#fffdf9'),P('M224 720H976C960 810 890 850 600 850C310 850 240 810 224 720Z','#fdeedd'),R(180,610,840,54,'#fffdf9',27,stroke=C['line'],stroke_width=5),suds(770,614,.8))
    s.a(g(El(0,0,56,36,C['butter2'])+Ci(34,-40,32,C['butter2'])+P('M62-44L94-36L62-26Z',C['coral'])+Ci(42,-46,5,C['ink'])+P('M-50-8C-70-30-70-40-60-44C-50-20-30-16-20-4Z',C['butter']),950,590)); s.heart((640,330,.6,.85),(690,275,.4,.5)); s.save()
def nails():
    s=S('film-nails'); s.blob(C['sky'],3); s.a(R(190,130,640,800,'#fffdf9',70))
    s.a(P('M250 900C240 720 330 610 470 610C610 610 690 720 690 900Z',C['butter']),dots([(360,790),(440,740),(520,800),(420,870),(580,860)],'#fff6ea',9),babyhead(480,430,2,-6,'rose','chest','sleep','tuft','smile'))
    s.a(sleeve(1240,780,1000,730,150,C['coral3'],C['coral']),hand(1000,744,1.9,186,'brown',True),limb((600,730,690,780,772,704),90,C['butter2']),hand(770,704,1.15,-2,'rose'))
    s.a(g(L('M-16 6L0-130M16 6L0-130','#b9c7cc',20)+Ci(0,-8,9,'#8fa1a9')+Ci(-34,44,30,'none',stroke=C['coral'],stroke_width=17)+Ci(34,44,30,'none',stroke=C['coral'],stroke_width=17),930,370,1.2,24)); s.star((250,220,1.3),(800,210,1.1),(1040,500,.9)); s.save()
def brushing():
    s=S('film-brushing'); s.blob(C['butter0'],1)
    s.a(P('M330 900C320 740 420 650 560 650C700 650 800 740 790 900Z',C['sky3']),dots([(440,800),(520,760),(600,800),(680,770),(480,870),(640,870),(720,850)],'#d6e8ef',9))
    s.a(g(babyhead(0,0,1,0,'brown','dark','smile','curls','none')+P('M-40 46H40C42 104-42 104-40 46Z','#a93a35')+El(0,84,22,10,'#f28a83')+R(-20,45,18,18,'#fffdf9',5)+R(1,45,18,18,'#fffdf9',5),560,430,2.5,-4))
    s.a(sleeve(1240,720,1030,650,130,C['coral'],C['coral2']),L('M640 566L900 610','#fffdf9',30),L('M780 590L900 610',C['sage2'],30),L('M600 552L650 560','#fffdf9',34),P('M586 566L648 578L642 604L580 592Z',C['sky2']),P('M584 560C596 550 610 560 616 566L612 578L582 572Z',C['sky4']),hand(1016,646,1.7,192,'tan',True)); s.star((250,280,1.3),(900,260,1.2),(960,340,.8)); s.save()
def massage():
    s=S('film-massage'); s.blob(C['butter0'],3); s.a(R(300,110,600,760,'#fffdf9',70),R(336,146,528,688,C['sage0'],50))
    b,sh,nl,ck,op=SK['deep']
    s.a(L('M520 400Q440 440 410 380M680 400Q760 440 790 380',b,64),fist(404,356,1.5,-80,'deep'),fist(796,356,1.5,-100,'deep'),L('M545 620Q470 680 500 770M655 620Q730 680 700 770',b,84),El(500,792,36,46,b,transform='rotate(12 500 792)'),El(700,792,36,46,b,transform='rotate(-12 700 792)'),P('M526 370C486 450 496 560 512 620H688C704 560 714 450 674 370Z',b),P('M500 580C560 604 640 604 700 580C712 640 690 690 600 690C510 690 488 640 500 580Z','#fffdf9'),L('M504 596C560 618 640 618 696 596',C['sky2'],8),El(600,556,6,8,nl),babyhead(600,260,1.1,0,'deep','black','smile','curls','open'))
    s.a(sleeve(-40,540,236,672,130,C['coral3'],C['coral']),sleeve(1240,540,964,672,130,C['coral3'],C['coral']),hand(264,686,1.9,14,'deep'),hand(936,686,1.9,166,'deep',True))
    s.a(R(990,300,110,130,C['butter2'],26),R(1014,262,62,48,'#fffdf9',12),P('M1045 330C1024 360 1020 376 1045 386C1070 376 1066 360 1045 330Z','#fff6ea')); s.heart((180,400,.8,.9),(240,330,.45,.5)); s.save()
def crib():
    s=S('film-safe-crib'); s.blob(C['sky'],2); s.moon(236,330,.6,-8); s.star((330,230,1.2),(180,500,.9),(300,600,1.1),(1010,260,1),(930,180,1.3))
    # from above: a crib with nothing but a baby on the back
    b=SK['light'][0]; bag,b2=C['coral3'],C['coral2']
    s.a(R(384,60,404,790,C['wood2'],40),R(410,86,352,738,'#fffdf9',26),''.join(R(x,52,18,50,C['wood'],8)+R(x,808,18,50,C['wood'],8) for x in range(424,760,62)),L('M440 112H732M440 798H732',C['line'],5))
    s.a(L('M520 420C450 410 440 350 444 306M652 420C722 410 732 350 728 306',C['butter'],56),fist(446,282,1.35,-80,'light'),fist(726,282,1.35,-100,'light'))
    s.a(P('M512 404C546 390 626 390 660 404C712 500 748 590 730 690C720 760 660 770 586 770C512 770 452 760 442 690C424 590 460 500 512 404Z',bag),P('M438 650C520 690 652 690 734 650C736 668 734 684 730 700C716 760 660 770 586 770C512 770 456 760 442 700C438 684 436 668 438 650Z',b2),L('M586 404V664',b2,6,stroke_dasharray='3 15'),dots([(530,500),(642,500),(500,580),(672,580),(540,640),(632,640)],'#fff6ea',8),babyhead(586,290,1.1,0,'light','chest','sleep','tuft','smile'))
    # what stays outside, in a basket
    s.a(El(962,520,152,152,C['wood']),''.join(L('M0-150V-124',C['wood2'],9,transform=f'translate(962 520) rotate({i*20})') for i in range(18)),El(962,520,120,120,C['wood2']),g(R(-84,-56,168,112,'#fffdf9',44)+L('M-50-26C-20-36 20-36 50-26',C['line'],6),936,472,1,-20),bear(986,540,.74)); s.heart((1050,330,.6,.85),(1096,276,.4,.5)); s.save()
def nose():
    s=S('film-nasal-aspirator'); s.blob(C['sage0'],1)
    s.a(P('M250 900C240 740 330 640 470 640C610 640 700 740 690 900Z',C['butter']),dots([(350,800),(430,760),(510,800),(590,770),(390,870),(560,870)],'#fff6ea',9),babyhead(470,430,2.4,4,'tan','dark','sleep','full','none'),L('M440 588Q470 604 500 588','#c9453f',14))
    s.a(sleeve(1240,700,1010,590,140,C['sky3'],C['sky4']),P('M490 520L660 480L690 550L500 534C488 532 484 524 490 520Z','#fffdf9'),P('M650 474C720 430 830 440 860 510C880 580 800 620 740 604C700 594 680 570 676 560Z',C['coral']),L('M730 480C770 470 800 480 820 500',C['coral3'],10),hand(1000,588,2,190,'light',True))
    s.a(g(R(-60,-150,120,150,'#fffdf9',24)+R(-60,-92,120,56,C['sky2'])+P('M-30-150L-16-200H16L30-150Z',C['sky3'])+P('M0-84C-18-62-16-48 0-46C16-48 18-62 0-84Z',C['sky4']),130,480,.8),R(50,480,160,22,C['wood'],11)); s.star((880,240,1.3),(950,320,.9),(230,220,1)); s.save()
def temperature():
    s=S('film-temperature'); s.blob(C['peach'],1)
    b,sh,nl,ck,op=SK['light']
    s.a(P('M276 920C256 760 298 632 400 590C460 570 540 570 600 590C702 632 744 760 724 920Z',b),L('M458 634C482 646 520 646 544 634',nl,5,opacity='.5'),El(500,856,7,10,nl),L('M342 670C286 740 260 810 266 900',sh,92))
    # its tip is in the armpit; the arm is closed over it and folded over the belly
    s.a(g(L('M-20 0H70','#b9c7cc',22)+P('M68-11C92-11 100-38 126-38H374C418-38 418 38 374 38H126C100 38 92 11 68 11Z','#fffdf9',stroke=C['line'],stroke_width=5)+R(138,-22,84,44,C['sky2'],10)+Ci(250,0,14,C['coral']),716,724,1,-8))
    s.a(L('M670 668C736 740 760 800 722 862L622 874',sh,92),L('M586 866H612M588 888H614',nl,5),babyhead(500,394,1.86,-3,'light','chest','smile','tuft','smile'))
    s.a(sleeve(1290,556,1168,610,112,C['sage2'],C['sage3']),hand(1142,634,1.66,158,'brown',True)); s.heart((850,300,.7,.85),(905,240,.42,.5)); s.star((210,310,1.3),(280,240,.8)); s.save()
def sterilise():
    s=S('film-steam'); s.blob(C['sky'],2); s.a(table(760))
    s.a(P('M330 610H870V690C870 736 842 760 800 760H400C358 760 330 736 330 690Z','#fffdf9'),R(316,590,568,44,C['sage2'],22),Ci(600,696,36,C['coral']),L('M600 696V676','#fffdf9',8),Ci(500,696,9,C['sage']),Ci(700,696,9,C['sage0']))
    # washed parts stand upside down: a shield, a container, a ring
    s.a(P('M380 590C384 520 420 500 430 450V400H486V450C496 500 532 520 536 590Z','#fff',fill_opacity='.95',stroke='#e3d3bd',stroke_width=5),P('M560 590V470C560 446 574 434 596 434H664C686 434 700 446 700 470V590Z','#fff',fill_opacity='.95',stroke='#e3d3bd',stroke_width=5),L('M672 480H696M672 516H696M672 552H696',C['sky3'],6),R(730,548,110,42,C['coral3'],16),R(742,512,86,38,C['butter'],14))
    s.a(L('M430 370C404 336 456 304 430 262M630 400C604 366 656 334 630 292M786 476C764 446 808 416 786 380','#fffdf9',16))
    s.a(g(P('M-250 120C-250-20-130-110 0-110C130-110 250-20 250 120Z','#fff',fill_opacity='.55',stroke='#cfe0e8',stroke_width=8)+R(-44,-146,88,44,C['sage3'],20)+L('M-190 60C-180 0-150-40-110-62','#fff',12,opacity='.9'),640,240,1,14))
    s.a(sleeve(1240,30,866,104,110,C['butter2'],C['butter']),hand(862,100,1.7,168,'tan',True)); s.star((240,330,1.2),(960,420,1.3),(300,240,.8)); s.heart((1010,520,.6,.85)); s.save()
DRAWINGS=[latch,by_hand,labels,pump_parts,sterilise,bath,nails,brushing,massage,crib,nose,temperature]
if __name__=='__main__':
    for draw in DRAWINGS: draw()
